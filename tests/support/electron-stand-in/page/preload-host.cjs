'use strict';
/**
 * What a sandboxed preload sees: require('electron' | 'events' | 'timers' | 'url'), a small process, and nothing else
 * of Node. Injected by its source text; `run` is the preload itself.
 */
function hostPreload(token, contextBridge, hostSpelling, { clone, decode }, facts, run) {
  const sendToMain = globalThis[token];
  const waiting = new Map();
  let lastId = 0;

  class EventEmitter {
    listenersByName = new Map();

    on(name, listener) {
      this.listenersByName.set(name, [...(this.listenersByName.get(name) ?? []), listener]);
      return this;
    }

    once(name, listener) {
      const hearOnce = (...args) => {
        this.off(name, hearOnce);
        listener(...args);
      };
      return this.on(name, Object.assign(hearOnce, { listener }));
    }

    off(name, listener) {
      const kept = (this.listenersByName.get(name) ?? []).filter(
        (known) => known !== listener && known.listener !== listener
      );
      this.listenersByName.set(name, kept);
      return this;
    }

    emit(name, ...args) {
      const listeners = this.listenersByName.get(name) ?? [];
      for (const listener of listeners) listener(...args);
      return listeners.length > 0;
    }

    addListener(name, listener) {
      return this.on(name, listener);
    }

    removeListener(name, listener) {
      return this.off(name, listener);
    }
  }

  const tell = (message) => sendToMain(JSON.stringify(message));
  const ipcRenderer = new EventEmitter();
  ipcRenderer.send = (channel, ...args) => tell({ kind: 'send', channel, args: clone(args) });
  ipcRenderer.invoke = async (channel, ...args) => {
    const cloned = clone(args);
    lastId += 1;
    const id = lastId;
    const { error, result } = await new Promise((resolve) => {
      waiting.set(id, resolve);
      tell({ kind: 'invoke', id, channel, args: cloned });
    });
    if (error) throw new Error(`Error invoking remote method '${channel}': ${error}`);
    return result;
  };
  globalThis[token] = (id, channel, text) => {
    if (id === 0) {
      ipcRenderer.emit(channel, { sender: ipcRenderer, ports: [] }, ...decode(text));
    } else {
      waiting.get(id)(decode(text));
      waiting.delete(id);
    }
  };

  const electron = { contextBridge, ipcRenderer, webFrame: hostSpelling(tell) };
  const setImmediate = (callback, ...args) => setTimeout(() => callback(...args), 0);
  const modules = {
    electron,
    'electron/renderer': electron,
    events: Object.assign(EventEmitter, { EventEmitter }),
    timers: {
      setTimeout,
      setInterval,
      clearTimeout,
      clearInterval,
      setImmediate,
      clearImmediate: clearTimeout
    },
    url: { URL, URLSearchParams }
  };
  const require = (name) => {
    const found = modules[name.replace(/^node:/, '')];
    if (!found) throw new Error(`module not found: ${name}`);
    return found;
  };
  const sandboxed = { type: 'renderer', sandboxed: true, contextIsolated: true };
  const process = Object.assign(new EventEmitter(), facts, sandboxed);
  const module = { exports: {} };
  try {
    run(require, process, module.exports, module, globalThis, setImmediate, clearTimeout);
  } catch (error) {
    console.error(`Unable to load preload script: ${facts.preload}`, error);
    tell({ kind: 'preload-error', message: String(error?.stack ?? error) });
  }
}

module.exports = { hostPreload };
