//! The processes that end together: the program under test, and what it starts.

use std::io;
use std::process::Command;

#[cfg(unix)]
use std::process::{Child, Stdio};

/// The first process of a group ends all others of it as soon as its input ends. Nobody but this process holds
/// the other end of that input, so the group ends with it, however it ends: by a signal, too, that nothing can
/// handle.
#[cfg(unix)]
const WATCHER: &str = "trap '' HUP INT QUIT TERM; read nothing; kill -s KILL 0";

/// A group of processes. It ends with this process at the latest. Only Unix has groups: elsewhere a program is
/// ended alone.
pub struct Group {
    #[cfg(unix)]
    watcher: Child,
    #[cfg(unix)]
    has_ended: bool,
}

#[cfg(unix)]
impl Group {
    /// A group that has no more than its watcher.
    pub fn start() -> io::Result<Group> {
        use std::os::unix::process::CommandExt as _;
        let watcher = Command::new("sh")
            .args(["-c", WATCHER])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()?;
        Ok(Group {
            watcher,
            has_ended: false,
        })
    }

    /// Has a command start in the group.
    pub fn take_in(&self, command: &mut Command) {
        use std::os::unix::process::CommandExt as _;
        command.process_group(self.watcher.id() as i32);
    }

    /// Ends all of it. The watcher alone would not be enough: the program can have stopped it.
    pub fn end(&mut self) {
        // Once its watcher is waited for, another group may get its number.
        if std::mem::replace(&mut self.has_ended, true) {
            return;
        }
        let group = format!("-{}", self.watcher.id());
        let mut kill = Command::new("kill");
        let _ = kill
            .args(["-KILL", "--", &group])
            .stderr(Stdio::null())
            .status();
        let _ = self.watcher.wait();
    }
}

#[cfg(not(unix))]
impl Group {
    pub fn start() -> io::Result<Group> {
        Ok(Group {})
    }

    pub fn take_in(&self, _: &mut Command) {}

    pub fn end(&mut self) {}
}
