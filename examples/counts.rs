//! `npm run counts`: what the usual programs count, as Practise looks it up.

fn main() {
    print!("{}", cutoff::lab::tally::table());
}
