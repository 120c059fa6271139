/**
 * Ends the program if Node.js is too old, and says which version is needed. Every script imports
 * this first, and loads packages only later, by `import()`. A missing export of Node's would end
 * the program with a SyntaxError before any line of it runs.
 */

/**
 * The fault of a version of Node.js, or undefined. The limits are Vite's.
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
