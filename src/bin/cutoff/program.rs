//! The program under test, in a process of its own.

use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{
    Receiver, RecvTimeoutError as Silence, Sender, SyncSender, channel, sync_channel,
};
use std::thread;
use std::time::{Duration, Instant};

use crate::group::Group;

/// The length of the longest line that is read, in bytes. Longer lines count as endless.
const LONGEST_LINE: u64 = 1_000_000;
/// The number of bytes that are stored from the end of a program's error output.
const COMPLAINT_BYTES: usize = 2_000;
/// The time that a program has to end after it closes its output, and the time for its error output
/// to arrive after that. Also the time that its own processes have to answer after it has ended.
const GRACE: Duration = Duration::from_secs(2);
/// The time between two checks whether a silent program is still running.
const PULSE: Duration = Duration::from_millis(50);
/// The number of empty lines that are skipped while no answer is expected.
const EMPTY_LINES: usize = 100;

/// A program's reply to a board.
pub enum Reply {
    /// A line.
    Line(String),
    /// A line without an end.
    Endless,
    /// Only empty lines before the time was up.
    Empty,
    /// The time was up before an answer.
    Hung,
    /// The program has ended.
    Died(Death),
}

/// The end of a program.
#[derive(Clone, Default)]
pub struct Death {
    /// A description, with the last line of its error output.
    pub how: String,
    /// True if it ended by itself and with success.
    pub ended_well: bool,
}

/// Starts a program and asks it repeatedly. Restarts it after a hang or a death.
pub struct Program<'a> {
    command: &'a [OsString],
    time_limit: Duration,
    running: Option<Running>,
    starts: u64,
}

struct Running {
    child: Child,
    group: Group,
    boards: Sender<String>,
    written: Receiver<()>,
    lines: Receiver<Result<String, EndlessLine>>,
    complaint: Receiver<Option<String>>,
}

struct EndlessLine;

impl<'a> Program<'a> {
    /// Prepares a program without starting it.
    pub fn new(command: &'a [OsString], time_limit: Duration) -> Program<'a> {
        Program {
            command,
            time_limit,
            running: None,
            starts: 0,
        }
    }

    /// Returns the number of starts since the last [`forget_starts`](Program::forget_starts).
    pub fn starts(&self) -> u64 {
        self.starts
    }

    pub fn forget_starts(&mut self) {
        self.starts = 0;
    }

    /// Writes a board to the program and waits for its reply. Fails if the program cannot be
    /// started.
    pub fn ask(&mut self, board: &str) -> io::Result<Reply> {
        let mut running = match self.running.take() {
            Some(running) => running,
            None => {
                self.starts += 1;
                Running::start(self.command)?
            }
        };
        let reply = running.ask(board, self.time_limit);
        if matches!(reply, Reply::Line(_)) {
            self.running = Some(running);
        }
        Ok(reply)
    }

    /// True if an extra line arrives within this time. Answers can then no longer be matched with
    /// boards, so the program is ended.
    pub fn says_more(&mut self, within: Duration) -> bool {
        let says_more = |running: &mut Running| running.says_more(within);
        let ahead = self.running.as_mut().is_some_and(says_more);
        if ahead {
            self.running = None;
        }
        ahead
    }

    /// True if there was an extra line among the answers. In that case, the program answers this
    /// board at once, with the line for an earlier board. The program is ended, because it could
    /// hang here and answer late.
    pub fn is_behind(&mut self, board: &str, within: Duration) -> bool {
        self.running.take().is_some_and(|mut running| {
            let reply = running.ask(board, self.time_limit);
            matches!(reply, Reply::Line(_)) && running.says_more(within)
        })
    }
}

impl Running {
    fn start(command: &[OsString]) -> io::Result<Running> {
        let mut prepared = Command::new(&command[0]);
        prepared
            .args(&command[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let group = Group::start()?;
        group.take_in(&mut prepared);
        let mut child = prepared.spawn()?;
        let stdin = child.stdin.take().expect("it is piped");
        let stdout = child.stdout.take().expect("it is piped");
        let stderr = child.stderr.take().expect("it is piped");
        // A program that floods its output must wait, because only one line is stored.
        let (send_line, lines) = sync_channel(1);
        thread::spawn(|| read_lines(stdout, send_line));
        let (send_complaint, complaint) = sync_channel(1);
        thread::spawn(move || send_complaint.send(last_line(stderr)));
        // A program that does not read blocks only this thread, and not the check.
        let (boards, to_write) = channel();
        let (send_written, written) = sync_channel(1);
        thread::spawn(|| write_boards(stdin, to_write, send_written));
        Ok(Running {
            child,
            group,
            boards,
            written,
            lines,
            complaint,
        })
    }

    fn ask(&mut self, board: &str, time_limit: Duration) -> Reply {
        let until = Instant::now() + time_limit;
        if self.boards.send(format!("{board}\n")).is_err() {
            return self.death();
        }
        match wait(&mut self.child, &self.written, until) {
            Ok(()) => {}
            Err(Silence::Timeout) => return Reply::Hung,
            Err(Silence::Disconnected) => return self.death(),
        }
        let mut silence = Reply::Hung;
        loop {
            match wait(&mut self.child, &self.lines, until) {
                Ok(Ok(line)) if line.trim().is_empty() => silence = Reply::Empty,
                Ok(Ok(line)) => return Reply::Line(line),
                Ok(Err(EndlessLine)) => return Reply::Endless,
                Err(Silence::Timeout) => return silence,
                Err(Silence::Disconnected) => return self.death(),
            }
            if Instant::now() >= until {
                return silence;
            }
        }
    }

    /// True if a line arrives within this time.
    fn says_more(&mut self, within: Duration) -> bool {
        let until = Instant::now() + within;
        for _ in 0..EMPTY_LINES {
            let left = until.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(Ok(line)) if line.trim().is_empty() => {}
                Ok(_) => return true,
                Err(_) => return false,
            }
        }
        false
    }

    fn death(&mut self) -> Reply {
        let died = |how, ended_well| Reply::Died(Death { how, ended_well });
        // A program that has closed its output may end a little later, or never.
        let until = Instant::now() + GRACE;
        let status = loop {
            match self.child.try_wait() {
                Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(5)),
                Ok(status) => break status,
                Err(_) => break None,
            }
        };
        let Some(status) = status else {
            return died("it closed its input or output".to_owned(), false);
        };
        // The program's own processes would keep its error output open.
        self.group.end();
        match self.complaint.recv_timeout(GRACE) {
            Ok(Some(complaint)) => died(format!("{status}: {complaint}"), status.success()),
            _ => died(status.to_string(), status.success()),
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.group.end();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Waits until this time for output of a program. Its own processes can keep its output open, so
/// this also checks whether it has ended. Fails with `Timeout` if the time is up, and with
/// `Disconnected` if the program has ended.
fn wait<T>(child: &mut Child, from: &Receiver<T>, until: Instant) -> Result<T, Silence> {
    let mut ended: Option<Instant> = None;
    loop {
        let left = until.saturating_duration_since(Instant::now());
        match from.recv_timeout(left.min(PULSE)) {
            Ok(message) => return Ok(message),
            Err(Silence::Timeout) => {
                if let Ok(Some(_)) = child.try_wait()
                    && ended.get_or_insert_with(Instant::now).elapsed() > GRACE
                {
                    return Err(Silence::Disconnected);
                }
            }
            Err(disconnected) => return Err(disconnected),
        }
        if Instant::now() >= until {
            return Err(Silence::Timeout);
        }
    }
}

/// Writes one board after another, and reports each one that is written.
fn write_boards(mut stdin: ChildStdin, boards: Receiver<String>, written: SyncSender<()>) {
    for board in boards {
        let wrote = stdin.write_all(board.as_bytes());
        if wrote.is_err() || written.send(()).is_err() {
            return;
        }
    }
}

/// Sends one line after another, until one is too long or nobody receives them.
fn read_lines(stdout: ChildStdout, send: SyncSender<Result<String, EndlessLine>>) {
    let mut reader = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = reader
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line);
        let ended = line.last() == Some(&b'\n');
        let message = match read {
            Ok(0) | Err(_) => return,
            Ok(_) if ended => Ok(String::from_utf8_lossy(&line).into_owned()),
            // The output ended in the middle of a line.
            Ok(_) if (line.len() as u64) < LONGEST_LINE => return,
            Ok(_) => Err(EndlessLine),
        };
        let go_on = message.is_ok();
        if send.send(message).is_err() || !go_on {
            return;
        }
    }
}

/// Reads all input, and returns the last line that is not empty.
fn last_line(mut stderr: ChildStderr) -> Option<String> {
    let mut end = Vec::new();
    let mut part = [0; 4_096];
    while let Ok(read @ 1..) = stderr.read(&mut part) {
        end.extend_from_slice(&part[..read]);
        end.drain(..end.len().saturating_sub(COMPLAINT_BYTES));
    }
    let text = String::from_utf8_lossy(&end).into_owned();
    let mut lines = text.lines().rev().map(str::trim);
    lines
        .find(|line| !line.is_empty())
        .map(crate::answer::end_of)
}
