'use strict';
const { KnownEmitter, strict } = require('./strict.cjs');

/** Any channel may be listened to, so the emitter knows no list of its own. */
class IpcMain extends KnownEmitter {
  constructor() {
    super('ipcMain', {});
    this.removeAllListeners('newListener');
    // Electron's own name, by which a spec lists the channels.
    this._invokeHandlers = new Map();
  }

  handle(channel, handler) {
    if (this._invokeHandlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    this._invokeHandlers.set(channel, handler);
  }

  removeHandler(channel) {
    this._invokeHandlers.delete(channel);
  }
}

const ipcMain = new IpcMain();

async function invoke(channel, event, args) {
  const handler = ipcMain._invokeHandlers.get(channel);
  if (!handler) throw new Error(`No handler registered for '${channel}'`);
  return handler(event, ...args);
}

module.exports = { ipcMain: strict('ipcMain', ipcMain), invoke };
