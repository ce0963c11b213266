'use strict';
// What makes the stand-in honest: whatever it does not do throws, so that a missing API fails a test, never passes one.
const { EventEmitter } = require('node:events');

function refuse(what) {
  throw new Error(`stand-in: ${what} is not implemented; stub it in the spec or add it`);
}

/** What Node and Playwright ask of any object, and must be told "nothing" rather than an error. */
const harmless = new Set([
  'then',
  'toJSON',
  '__esModule',
  'default',
  'asymmetricMatch',
  'nodeType',
  'constructor'
]);

/** Reading a name that is not there throws. */
function strict(name, target) {
  return new Proxy(target, {
    get: (object, key, receiver) =>
      key in object || typeof key === 'symbol' || harmless.has(key)
        ? Reflect.get(object, key, receiver)
        : refuse(`${name}.${key}`)
  });
}

/** Electron's events carry their own `preventDefault`. */
function createEvent(facts = {}) {
  return {
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true;
    },
    ...facts
  };
}

/**
 * An emitter that says on stderr when the app waits for something that never comes here. `quiet` names events that
 * only another system, a person or a spec can bring about.
 */
class KnownEmitter extends EventEmitter {
  constructor(name, { emits = [], quiet = [] }) {
    super();
    const known = new Set([...emits, ...quiet]);
    this.on('newListener', (event) => {
      if (!known.has(event)) console.error(`[stand-in] ${name} never emits '${String(event)}'`);
    });
  }
}

module.exports = { refuse, strict, createEvent, KnownEmitter };
