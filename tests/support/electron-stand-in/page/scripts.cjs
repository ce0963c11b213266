'use strict';
// The scripts Chromium runs before any script of a page; as in Electron, in the top frame only.
const { createBridgeEnd } = require('./context-bridge.cjs');
const { createCodec } = require('./codec.cjs');
const { hostPreload } = require('./preload-host.cjs');
const { hostSpelling } = require('./spelling.cjs');

const pageScript = (token) =>
  `if (window === top) (${createBridgeEnd.toString()})('page', '${token}', (${createCodec.toString()})());`;

const preloadScript = (token, facts, source) => `if (window === top) {
  const codec = (${createCodec.toString()})();
  const bridge = (${createBridgeEnd.toString()})('preload', '${token}', codec);
  const run = function (require, process, exports, module, global, setImmediate, clearImmediate) {
${source}
  };
  (${hostPreload.toString()})('${token}', bridge, ${hostSpelling.toString()}, codec, ${JSON.stringify(facts)}, run);
}`;

/** What `beforeunload` would answer. As in Chromium, a page nobody has touched cannot refuse. */
const refusesToUnload = `(() => {
  if (!navigator.userActivation.hasBeenActive) return false;
  const event = document.createEvent('BeforeUnloadEvent');
  event.initEvent('beforeunload', false, true);
  dispatchEvent(event);
  return event.defaultPrevented || event.returnValue !== '';
})()`;

module.exports = { pageScript, preloadScript, refusesToUnload };
