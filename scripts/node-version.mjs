/**
 * Ends the program if Node.js is too old, and names the required version. Every script that plain
 * Node.js runs imports this first. Packages are loaded only later, with `import()`. Otherwise, a
 * missing export of Node.js would end the program with a SyntaxError before any of its code runs.
 */

/**
 * Describes why a version of Node.js is too old, or returns undefined. The limits are Vite's.
 * @param {string} version Such as `20.19.0`.
 */
export function nodeFault(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return;
  return (
    `This is Node.js ${version}, but Cutoff needs 20.19 or newer (22.12 or newer among the 22s). ` +
    "Please install it from https://nodejs.org and run this again."
  );
}

const fault = nodeFault(process.version.slice(1));
if (fault) {
  console.error(fault);
  process.exit(1);
}
