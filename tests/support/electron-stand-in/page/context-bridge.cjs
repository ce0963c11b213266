'use strict';
/**
 * One end of contextBridge. DOM events are synchronous and cross between a page's world and the preload's isolated
 * one, so each end hears the other through them. Injected by its source text.
 */
function createBridgeEnd(side, token, { encode, decode }) {
  const otherSide = side === 'page' ? 'preload' : 'page';
  const functions = new Map();
  const waiting = new Map();
  let lastId = 0;
  let reply;

  const post = (message) =>
    window.dispatchEvent(new CustomEvent(`${token}-${otherSide}`, { detail: JSON.stringify(message) }));

  const settle = (id, outcome, value) => {
    try {
      post({ kind: 'settle', id, outcome, value: pack(value) });
    } catch (error) {
      post({ kind: 'settle', id, outcome: 'reject', value: pack(error) });
    }
  };
  const lend = (fn) => {
    lastId += 1;
    functions.set(lastId, fn);
    return lastId;
  };
  const follow = (promise) => {
    lastId += 1;
    const id = lastId;
    promise.then(
      (value) => settle(id, 'resolve', value),
      (error) => settle(id, 'reject', error)
    );
    return id;
  };
  const pack = (value) => encode(value, lend, follow);
  const borrow =
    (id) =>
    (...args) =>
      ask({ kind: 'call', id, value: pack(args) });
  const await_ = (id) => new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  const unpack = (text) => decode(text, borrow, await_);

  const ask = (message) => {
    post(message);
    if (reply.outcome === 'throw') throw unpack(reply.value);
    return unpack(reply.value);
  };
  const freeze = (value) => {
    if (value && typeof value === 'object') Object.values(Object.freeze(value)).forEach(freeze);
    return value;
  };
  const expose = (key, api) => {
    if (Object.hasOwn(window, key)) {
      throw new Error('Cannot bind an API on top of an existing property on the window object');
    }
    Object.defineProperty(window, key, { value: freeze(unpack(api)), enumerable: true });
  };
  const perform = (message) =>
    message.kind === 'expose'
      ? expose(message.key, message.value)
      : functions.get(message.id)(...unpack(message.value));

  window.addEventListener(`${token}-${side}`, ({ detail }) => {
    const message = JSON.parse(detail);
    if (message.kind === 'reply') {
      reply = message;
    } else if (message.kind === 'settle') {
      waiting.get(message.id)[message.outcome](unpack(message.value));
      waiting.delete(message.id);
    } else {
      let outcome = 'return';
      let value;
      try {
        value = pack(perform(message));
      } catch (error) {
        outcome = 'throw';
        value = pack(error);
      }
      post({ kind: 'reply', outcome, value });
    }
  });
  return { exposeInMainWorld: (key, api) => ask({ kind: 'expose', key, value: pack(api) }) };
}

module.exports = { createBridgeEnd };
