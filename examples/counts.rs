//! `npm run counts`: the counts of the usual programs, which Practise looks up.

fn main() {
    print!("{}", cutoff::lab::tally::table());
}
