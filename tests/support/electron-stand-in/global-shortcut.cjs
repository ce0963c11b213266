'use strict';
const { app, hasStarted } = require('./app.cjs');
const { strict } = require('./strict.cjs');

/** Callbacks by accelerator. No keyboard reaches them here; a spec takes the one that was registered. */
const registered = new Map();

function needReady() {
  if (!hasStarted()) throw new Error('globalShortcut cannot be used before the app is ready');
}

const globalShortcut = strict('globalShortcut', {
  register: (accelerator, callback) => {
    needReady();
    if (typeof callback !== 'function') throw new TypeError('Error processing argument at index 1');
    if (registered.has(accelerator)) return false;
    registered.set(accelerator, callback);
    return true;
  },
  isRegistered: (accelerator) => {
    needReady();
    return registered.has(accelerator);
  },
  unregister: (accelerator) => {
    needReady();
    registered.delete(accelerator);
  },
  unregisterAll: () => registered.clear()
});

// Electron gives the keys back when it ends.
app.on('quit', () => registered.clear());

module.exports = { globalShortcut };
