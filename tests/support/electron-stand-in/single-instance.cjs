'use strict';
// app.requestSingleInstanceLock: a folder with the holder's pid; a second start leaves its command line there as a letter.
const {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  watch,
  writeFileSync
} = require('node:fs');
const path = require('node:path');

const isAlive = (pid) => existsSync(`/proc/${pid}`);

/** True when this process holds the lock now. Linking fails when another was first, so two never both succeed. */
function take(lock) {
  const mine = `${lock}-${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, lock);
    return true;
  } catch {
    const holder = readFileSync(lock, 'utf8');
    if (holder === String(process.pid)) return true;
    if (isAlive(holder)) return false;
    rmSync(lock, { force: true });
    return take(lock);
  } finally {
    rmSync(mine, { force: true });
  }
}

function createInstanceLock(userData, onSecondInstance) {
  let watcher;
  return function requestSingleInstanceLock(data = null) {
    const folder = path.join(userData(), 'stand-in-lock');
    mkdirSync(folder, { recursive: true });
    const isHolder = take(path.join(folder, 'holder'));
    if (isHolder) {
      watcher ??= watch(folder, { persistent: false }, (_event, name) => {
        const letter = path.join(folder, name ?? '');
        if (!letter.endsWith('.letter') || !existsSync(letter)) return;
        const [argv, workingDirectory, extra] = JSON.parse(readFileSync(letter, 'utf8'));
        unlinkSync(letter);
        onSecondInstance(argv, workingDirectory, extra);
      });
    } else {
      const draft = path.join(folder, `${process.pid}.draft`);
      writeFileSync(draft, JSON.stringify([process.argv, process.cwd(), data]));
      renameSync(draft, path.join(folder, `${process.pid}.letter`));
    }
    return isHolder;
  };
}

module.exports = { createInstanceLock };
