'use strict';
/**
 * Values as text, with the rules of V8's ValueSerializer (IPC) or, given the two hooks, those of contextBridge.
 * Injected into pages by its source text, so it may use nothing from outside itself.
 */
function createCodec() {
  const refuse = () => {
    throw new Error('An object could not be cloned.');
  };
  const tagOf = (value) => Object.prototype.toString.call(value).slice(8, -1);
  const toBase64 = (bytes) => {
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(text);
  };

  /** A table of nodes that name each other by index: cycles and shared references survive. */
  function encode(root, onFunction, onPromise) {
    const isBridge = onFunction !== undefined;
    const indexes = new Map();
    const nodes = [];
    const refer = (value) => {
      const isObject = Object(value) === value;
      if (isObject && indexes.has(value)) return indexes.get(value);
      const index = nodes.push(null) - 1;
      if (isObject) indexes.set(value, index);
      nodes[index] = describe(value);
      return index;
    };
    const entriesOf = (value) => Object.keys(value).map((key) => [key, refer(value[key])]);
    // Only IPC keeps the holes of an array.
    const itemsOf = (value) =>
      isBridge ? Array.from(value, (item, at) => [at, refer(item)]) : entriesOf(value);
    const describeObject = (value) => {
      const tag = tagOf(value);
      if (typeof value === 'function') return isBridge ? ['function', onFunction(value)] : refuse();
      if (tag === 'Promise') return onPromise ? ['promise', onPromise(value)] : refuse();
      if (Array.isArray(value)) return ['array', value.length, itemsOf(value)];
      if (value instanceof Error) {
        const { message } = value;
        return isBridge ? ['error', 'Error', message] : ['error', value.name, message, value.stack];
      }
      if (tag === 'Date') return ['date', String(Number(value))];
      if (tag === 'RegExp') return ['regexp', value.source, value.flags];
      if (tag === 'Map') return ['map', [...value].map(([key, item]) => [refer(key), refer(item)])];
      if (tag === 'Set') return ['set', [...value].map(refer)];
      if (tag === 'ArrayBuffer') return ['buffer', toBase64(new Uint8Array(value))];
      if (ArrayBuffer.isView(value)) {
        return ['view', tag, refer(value.buffer), value.byteOffset, value.length ?? value.byteLength];
      }
      return tag === 'Object' ? ['object', entriesOf(value)] : refuse();
    };
    const describe = (value) => {
      if (value === null || typeof value === 'string' || typeof value === 'boolean') return ['plain', value];
      if (typeof value === 'undefined' || typeof value === 'bigint') return [typeof value, String(value)];
      if (typeof value === 'number') return ['number', Object.is(value, -0) ? '-0' : String(value)];
      return typeof value === 'symbol' ? refuse() : describeObject(value);
    };
    return JSON.stringify([refer(root), nodes]);
  }

  function decode(text, toFunction, toPromise) {
    const [root, nodes] = JSON.parse(text);
    const done = new Map();
    const resolve = (index) => {
      if (done.has(index)) return done.get(index);
      const [kind, ...parts] = nodes[index];
      // Kept before it is filled: a cycle finds the half-built value.
      const keep = (value) => {
        done.set(index, value);
        return value;
      };
      return builders[kind](keep, ...parts);
    };
    const builders = {
      plain: (_keep, value) => value,
      undefined: () => undefined,
      bigint: (_keep, digits) => BigInt(digits),
      number: (_keep, digits) => Number(digits),
      function: (keep, id) => keep(toFunction(id)),
      promise: (keep, id) => keep(toPromise(id)),
      array: (keep, length, items) => {
        const array = keep(Array.from({ length: 0 }));
        array.length = length;
        for (const [key, item] of items) array[key] = resolve(item);
        return array;
      },
      object: (keep, entries) => {
        const object = keep({});
        const shape = { writable: true, enumerable: true, configurable: true };
        for (const [key, item] of entries)
          Object.defineProperty(object, key, { ...shape, value: resolve(item) });
        return object;
      },
      map: (keep, entries) => {
        const map = keep(new Map());
        for (const [key, item] of entries) map.set(resolve(key), resolve(item));
        return map;
      },
      set: (keep, items) => {
        const set = keep(new Set());
        for (const item of items) set.add(resolve(item));
        return set;
      },
      error: (keep, name, message, stack) => {
        const Kind = globalThis[name]?.prototype instanceof Error ? globalThis[name] : Error;
        return keep(Object.assign(new Kind(message), stack && { stack }));
      },
      date: (keep, time) => keep(new Date(Number(time))),
      regexp: (keep, source, flags) => keep(new RegExp(source, flags)),
      buffer: (keep, base64) => keep(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer),
      view: (keep, kind, buffer, offset, length) =>
        keep(new globalThis[kind](resolve(buffer), offset, length))
    };
    return resolve(root);
  }

  /** For IPC: what structuredClone refuses, Electron refuses, in Electron's own words. */
  const clone = (value) => {
    try {
      return encode(structuredClone(value));
    } catch {
      return refuse();
    }
  };
  return { encode, decode, clone };
}

module.exports = { createCodec };
