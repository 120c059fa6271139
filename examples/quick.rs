use cutoff::solver::connect_four::*;
fn cpu() -> f64 {
    std::fs::read_to_string("/proc/self/schedstat")
        .unwrap()
        .split(' ')
        .next()
        .unwrap()
        .parse::<f64>()
        .unwrap()
        / 1e9
}
fn main() {
    let any = std::env::var("ANY").is_ok();
    let mb: usize = std::env::var("MB")
        .map(|x| x.parse().unwrap())
        .unwrap_or(16);
    let mut r = Refinements::ALL;
    if any {
        r.rich_order = false
    }
    let mut q = Solver::new(
        AnyShape::SEVEN_BY_SIX,
        Options {
            most_bytes: mb << 20,
            refinements: r,
        },
    );
    for file in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&file).unwrap();
        let mut bad = 0;
        let rows: Vec<(Position, i32)> = text
            .lines()
            .map(|l| {
                let (m, s) = l.split_once(' ').unwrap_or(("", l));
                (
                    Position::from_columns(
                        AnyShape::SEVEN_BY_SIX,
                        &m.bytes().map(|b| (b - b'1') as u32).collect::<Vec<_>>(),
                    )
                    .unwrap(),
                    s.parse().unwrap(),
                )
            })
            .collect();
        let reps = std::env::var("REPS")
            .map(|x| x.parse().unwrap())
            .unwrap_or(3);
        let mut nodes = 0;
        let t = cpu();
        for _ in 0..reps {
            for (m, s) in &rows {
                q.clear();
                let v = q.solve(*m);
                nodes += q.progress().counts.nodes;
                if v != *s {
                    bad += 1;
                }
            }
        }
        let t = cpu() - t;
        println!(
            "{file}: bad {bad}, {:.2} us/pos, {:.1} nodes/pos, {:.1} ns/node {:?}",
            t / reps as f64 / rows.len() as f64 * 1e6,
            nodes as f64 / rows.len() as f64 / reps as f64,
            t * 1e9 / nodes as f64,
            q.progress()
        );
    }
}
