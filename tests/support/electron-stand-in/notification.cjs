'use strict';
const { createEvent, KnownEmitter } = require('./strict.cjs');

/** Shown to nobody here: a spec emits the `click` of one that was shown. */
class Notification extends KnownEmitter {
  static isSupported() {
    return true;
  }

  constructor({ title = '', body = '', ...options } = {}) {
    super('Notification', { emits: ['show', 'close'], quiet: ['click', 'failed', 'reply', 'action'] });
    Object.assign(this, { title, body }, options);
  }

  show() {
    setImmediate(() => this.emit('show', createEvent()));
  }

  close() {
    setImmediate(() => this.emit('close', createEvent()));
  }
}

module.exports = { Notification };
