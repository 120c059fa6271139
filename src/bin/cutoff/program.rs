//! The program under test, in a process of its own.

use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::group::Group;

/// The longest line that is read, in bytes: what is longer has no end.
const LONGEST_LINE: u64 = 1_000_000;
/// How much of the end of what a program complains is kept, in bytes.
const COMPLAINT: usize = 2_000;
/// How long a program that has closed its output may take to end, and then its complaint to come; and how long
/// what it has started may still answer, once it has ended itself.
const PATIENCE: Duration = Duration::from_secs(2);
/// How often a program that is silent is looked at: whether it is there.
const PULSE: Duration = Duration::from_millis(50);
/// How many empty lines are passed over where no answer is waited for.
const EMPTY_LINES: usize = 100;

/// What a program says to a board.
pub enum Reply {
    /// A line.
    Line(String),
    /// A line that does not end.
    Endless,
    /// Nothing but empty lines in time.
    Empty,
    /// Nothing in time.
    Hung,
    /// Nothing any more; how it ended, and the last line that it complained.
    Died(String),
}

/// Starts a program and asks it, again and again. After a hang or a death it is started anew.
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

/// Why nothing comes from a program.
enum Silence {
    /// There was no more time.
    Late,
    /// Nothing can come any more.
    Ended,
}

impl<'a> Program<'a> {
    /// A program that is not running yet.
    pub fn new(command: &'a [OsString], time_limit: Duration) -> Program<'a> {
        Program {
            command,
            time_limit,
            running: None,
            starts: 0,
        }
    }

    /// How often it was started.
    pub fn starts(&self) -> u64 {
        self.starts
    }

    /// Writes it a board and waits for the line that it answers.
    ///
    /// # Errors
    ///
    /// If it cannot be started.
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

    /// Whether a line comes within this time that nobody asked for: then no answer can be told from the next, and the
    /// program is ended.
    pub fn says_more(&mut self, within: Duration) -> bool {
        let says_more = |running: &mut Running| running.says_more(within);
        let ahead = self.running.as_mut().is_some_and(says_more);
        if ahead {
            self.running = None;
        }
        ahead
    }

    /// Whether a line too many was among its answers: then it answers this board, which takes it no time, with a
    /// line that was due before. The program is ended, as the answer of one that hangs here would come late.
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
        // A program that floods its output has to wait: nothing is stored but a line.
        let (send_line, lines) = sync_channel(1);
        thread::spawn(|| read_lines(stdout, send_line));
        let (send_complaint, complaint) = sync_channel(1);
        thread::spawn(move || send_complaint.send(last_line(stderr)));
        // A program that does not read makes its writer wait, and not the check.
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
            Err(Silence::Late) => return Reply::Hung,
            Err(Silence::Ended) => return self.death(),
        }
        let mut silence = Reply::Hung;
        loop {
            match wait(&mut self.child, &self.lines, until) {
                Ok(Ok(line)) if line.trim().is_empty() => silence = Reply::Empty,
                Ok(Ok(line)) => return Reply::Line(line),
                Ok(Err(EndlessLine)) => return Reply::Endless,
                Err(Silence::Late) => return silence,
                Err(Silence::Ended) => return self.death(),
            }
            if Instant::now() >= until {
                return silence;
            }
        }
    }

    /// Whether a line comes within this time.
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
        // What has closed its output may end a little later, or not at all.
        let until = Instant::now() + PATIENCE;
        let status = loop {
            match self.child.try_wait() {
                Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(5)),
                Ok(status) => break status,
                Err(_) => break None,
            }
        };
        let Some(status) = status else {
            return Reply::Died("it closed its input or output".to_owned());
        };
        // What it has started would keep its complaint open.
        self.group.end();
        match self.complaint.recv_timeout(PATIENCE) {
            Ok(Some(complaint)) => Reply::Died(format!("{status}: {complaint}")),
            _ => Reply::Died(status.to_string()),
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

/// Waits until then for what comes from a program. What it has started may keep its output open, so its end is
/// looked for, too.
fn wait<T>(child: &mut Child, from: &Receiver<T>, until: Instant) -> Result<T, Silence> {
    let mut ended: Option<Instant> = None;
    loop {
        let left = until.saturating_duration_since(Instant::now());
        match from.recv_timeout(left.min(PULSE)) {
            Ok(message) => return Ok(message),
            Err(RecvTimeoutError::Disconnected) => return Err(Silence::Ended),
            Err(RecvTimeoutError::Timeout) => {
                if let Ok(Some(_)) = child.try_wait()
                    && ended.get_or_insert_with(Instant::now).elapsed() > PATIENCE
                {
                    return Err(Silence::Ended);
                }
            }
        }
        if Instant::now() >= until {
            return Err(Silence::Late);
        }
    }
}

/// Writes board after board, and says of each that it is written.
fn write_boards(mut stdin: ChildStdin, boards: Receiver<String>, written: SyncSender<()>) {
    for board in boards {
        let wrote = stdin.write_all(board.as_bytes());
        if wrote.is_err() || written.send(()).is_err() {
            return;
        }
    }
}

/// Sends line after line, until one is too long or nobody listens.
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
            // The output ended within the line.
            Ok(_) if (line.len() as u64) < LONGEST_LINE => return,
            Ok(_) => Err(EndlessLine),
        };
        let go_on = message.is_ok();
        if send.send(message).is_err() || !go_on {
            return;
        }
    }
}

/// Reads all, and gives the last line that is not empty, if there is one.
fn last_line(mut stderr: ChildStderr) -> Option<String> {
    let mut end = Vec::new();
    let mut part = [0; 4_096];
    while let Ok(read @ 1..) = stderr.read(&mut part) {
        end.extend_from_slice(&part[..read]);
        end.drain(..end.len().saturating_sub(COMPLAINT));
    }
    let text = String::from_utf8_lossy(&end).into_owned();
    let mut lines = text.lines().rev().map(str::trim);
    lines
        .find(|line| !line.is_empty())
        .map(crate::answer::end_of)
}
