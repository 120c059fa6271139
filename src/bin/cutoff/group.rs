//! The group of processes that end together: the program under test, and the processes that it
//! starts.

use std::io;
use std::process::Command;

#[cfg(unix)]
use std::process::{Child, Stdio};

/// The first process of a group kills all others when its input ends. Only the check has the other
/// end of this input, so the group ends with the check, even after a signal that cannot be handled.
#[cfg(unix)]
const WATCHER: &str = "trap '' HUP INT QUIT TERM; read nothing; kill -s KILL 0";

/// A group of processes that ends with this process at the latest. Only Unix has groups. On other
/// systems, only the program itself is ended.
pub struct Group {
    #[cfg(unix)]
    watcher: Child,
    #[cfg(unix)]
    has_ended: bool,
}

#[cfg(unix)]
impl Group {
    /// Starts a group that has only its watcher.
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

    /// Makes a command start in the group.
    pub fn take_in(&self, command: &mut Command) {
        use std::os::unix::process::CommandExt as _;
        command.process_group(self.watcher.id() as i32);
    }

    /// Ends all processes of the group. The watcher alone is not enough, because the program may
    /// have stopped it.
    pub fn end(&mut self) {
        // After the watcher has been waited for, another group can have the same number.
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
