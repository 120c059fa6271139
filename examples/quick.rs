use std::time::Instant;
fn main() {
    let mut q = cutoff::solver::connect_four::Quick::new(32 << 20);
    for file in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&file).unwrap();
        let mut bad = 0;
        let rows: Vec<(Vec<u8>, i32)> = text.lines().map(|l| { let (m, s) = l.split_once(' ').unwrap_or(("", l)); (m.bytes().map(|b| b - b'1').collect(), s.parse().unwrap()) }).collect();
        let mut best = f64::MAX;
        let reps = std::env::var("REPS").map(|x| x.parse().unwrap()).unwrap_or(3);
        let c0 = q.counts();
        for r in 0..reps {
            if r==1 { }
            let t = Instant::now();
            for (m, s) in &rows {
                q.clear();
                let v = q.solve(m);
                if v != *s { bad += 1; if bad < 5 { eprintln!("{:?} {} got {}", m, s, v); } }
            }
            best = best.min(t.elapsed().as_secs_f64());
        }
        let c = q.counts();
        println!("{file}: bad {bad}, {:.2} us/pos, {:.1} nodes/pos, {:.1} ns/node", best / rows.len() as f64 * 1e6, (c.nodes-c0.nodes) as f64 / rows.len() as f64 / reps as f64, best*1e9*reps as f64/(c.nodes-c0.nodes) as f64);
    }
}
