// Loaded before every script: an older Node cannot read TypeScript and would only say "Unknown file extension".
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Reelwright needs Node 24 or newer, and this is Node ${process.versions.node}. ` +
      'On Linux x64 "npm install" brings its own; elsewhere get one from https://nodejs.org.'
  );
  process.exit(1);
}
