'use strict';
const { spawn } = require('node:child_process');
const { createPaths } = require('./app-paths.cjs');
const { send, startChromium, stopChromium } = require('./chromium-process.cjs');
const { chromiumSwitches, switches } = require('./command-line.cjs');
const { createInstanceLock } = require('./single-instance.cjs');
const { createEvent, KnownEmitter } = require('./strict.cjs');
const { windows } = require('./window-list.cjs');

const app = new KnownEmitter('app', {
  emits: [
    'will-finish-launching',
    'ready',
    'before-quit',
    'will-quit',
    'quit',
    'window-all-closed',
    'second-instance',
    'browser-window-created',
    'web-contents-created'
  ],
  quiet: ['activate', 'open-file', 'open-url']
});

const { promise: ready, resolve: resolveReady } = Promise.withResolvers();
/** What starts once this process has ended. */
const successors = [];
let manifest = {};
let folder = '';
let hasStarted = false;
let isEnding = false;
let isQuitting = false;
let badgeCount = 0;

const { getPath, setPath } = createPaths(() => app.getName());

/** Windows close one after the other; the first that stays cancels the quit. */
async function quitPolitely() {
  const asking = createEvent();
  app.emit('before-quit', asking);
  if (asking.defaultPrevented) return;
  isQuitting = true;
  for (const window of windows) {
    if (await window.closePolitely()) continue;
    isQuitting = false;
    return;
  }
  const leaving = createEvent();
  app.emit('will-quit', leaving);
  if (leaving.defaultPrevented) isQuitting = false;
  else app.exit(0);
}

Object.assign(app, {
  isPackaged: false,
  whenReady: () => ready,
  isReady: () => hasStarted,
  getVersion: () => manifest.version,
  getName: () => manifest.productName ?? manifest.name,
  getAppPath: () => folder,
  getLocale: () => 'en-US',
  getPath,
  setPath,
  requestSingleInstanceLock: createInstanceLock(
    () => getPath('userData'),
    (argv, workingDirectory, data) => app.emit('second-instance', createEvent(), argv, workingDirectory, data)
  ),
  // False would say that no desktop shows it, which is so here; the number is kept as in Electron.
  setBadgeCount: (count = 0) => {
    badgeCount = count;
    return false;
  },
  getBadgeCount: () => badgeCount,
  commandLine: {
    appendSwitch: (name, value = '') => void switches.set(name, value),
    hasSwitch: (name) => switches.has(name),
    getSwitchValue: (name) => switches.get(name) ?? ''
  },
  quit: () => {
    if (!hasStarted) isEnding = true;
    if (!isQuitting) setImmediate(() => void quitPolitely());
  },
  relaunch: ({ execPath = process.execPath, args = process.argv.slice(1) } = {}) =>
    void successors.push({ execPath, args }),
  exit: (code = 0) => {
    isEnding = true;
    app.emit('quit', createEvent(), code);
    stopChromium(() => {
      for (const { execPath, args } of successors)
        spawn(execPath, args, { detached: true, stdio: 'ignore' }).unref();
      process.exit(code);
    });
  }
});
Object.defineProperty(app, 'name', { get: app.getName });

/** For boot.cjs: which app this process runs. */
function adopt(appFolder, appManifest) {
  folder = appFolder;
  manifest = appManifest;
}

/** For boot.cjs, once the app's main module has run: Electron becomes ready, Chromium starts alongside. */
async function start() {
  await new Promise(setImmediate);
  if (isEnding) return;
  startChromium(chromiumSwitches(), `${getPath('sessionData')}/Chromium`);
  send('Target.setDiscoverTargets', { discover: true }).catch(() => {});
  hasStarted = true;
  app.emit('will-finish-launching');
  app.emit('ready', createEvent(), {});
  resolveReady();
}

/** For windows: the last one is gone. */
function afterLastWindow() {
  if (isEnding || isQuitting) return;
  if (!app.emit('window-all-closed')) app.quit();
}

module.exports = { app, adopt, start, afterLastWindow, hasStarted: () => hasStarted };
