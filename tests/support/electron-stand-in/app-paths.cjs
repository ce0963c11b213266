'use strict';
const { mkdirSync } = require('node:fs');
const { homedir, tmpdir } = require('node:os');
const path = require('node:path');
const { switches } = require('./command-line.cjs');
const { refuse } = require('./strict.cjs');

/** app.getPath and app.setPath, with Electron's defaults on Linux. */
function createPaths(appName) {
  const chosen = new Map();
  const defaults = {
    home: () => homedir(),
    temp: () => tmpdir(),
    exe: () => process.execPath,
    appData: () => process.env.XDG_CONFIG_HOME || path.join(homedir(), '.config'),
    userData: () => switches.get('user-data-dir') || path.join(getPath('appData'), appName()),
    sessionData: () => getPath('userData'),
    logs: () => path.join(getPath('userData'), 'logs'),
    crashDumps: () => path.join(getPath('userData'), 'Crashpad'),
    documents: () => path.join(homedir(), 'Documents')
  };

  function getPath(name) {
    const found = chosen.get(name) ?? (defaults[name] ?? (() => refuse(`app.getPath('${name}')`)))();
    if (name === 'userData' || name === 'sessionData') mkdirSync(found, { recursive: true });
    return found;
  }
  return { getPath, setPath: (name, folder) => void chosen.set(name, folder) };
}

module.exports = { createPaths };
