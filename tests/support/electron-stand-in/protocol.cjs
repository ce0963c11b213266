'use strict';
// Chromium knows no app://, so a privileged scheme becomes an https origin, caught before any network and answered by
// the app's own handler, which sees app:// again.
const { send } = require('./chromium-process.cjs');
const { refuse, strict } = require('./strict.cjs');

const suffix = 'stand-in.invalid';
const schemes = new Set();
const handlers = new Map();
let isSealed = false;

const toChromium = (url) =>
  url.replace(/^([\w+.-]+):\/\/([^/?#]+)/, (all, scheme, host) =>
    schemes.has(scheme) ? `https://${host}.${scheme}.${suffix}` : all
  );
const toApp = (url) => url.replace(/^https:\/\/([^/?#]+)\.([\w+-]+)\.stand-in\.invalid/, '$2://$1');

const protocol = strict('protocol', {
  registerSchemesAsPrivileged: (list) => {
    if (isSealed)
      throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    isSealed = true;
    for (const { scheme, privileges = {} } of list) {
      if (!privileges.standard || !privileges.secure)
        refuse(`a scheme (${scheme}) that is not standard and secure`);
      schemes.add(scheme);
    }
  },
  handle: (scheme, handler) => {
    if (!schemes.has(scheme) || handlers.has(scheme))
      throw new Error(`Failed to register protocol: ${scheme}`);
    handlers.set(scheme, handler);
  },
  unhandle: (scheme) => void handlers.delete(scheme),
  isProtocolHandled: (scheme) => handlers.has(scheme)
});

function toRequest({ url, method, headers, hasPostData, postDataEntries = [] }) {
  const body = Buffer.concat(postDataEntries.map(({ bytes = '' }) => Buffer.from(bytes, 'base64')));
  const appHeaders = Object.entries(headers).map(([name, value]) => [name, toApp(value)]);
  return new Request(toApp(url), { method, headers: appHeaders, ...(hasPostData && { body }) });
}

/** Lets the app's handler answer a paused request; what no handler knows goes on to Chromium's network. */
async function answerRequest(requestId, request, sessionId) {
  const handler = handlers.get(toApp(request.url).split(':', 1)[0]);
  if (!handler) return send('Fetch.continueRequest', { requestId }, sessionId);
  try {
    const response = await handler(toRequest(request));
    const responseHeaders = [...response.headers].map(([name, value]) => ({
      name,
      value: toChromium(value)
    }));
    const body = Buffer.from(await response.arrayBuffer()).toString('base64');
    const answer = { requestId, responseCode: response.status, responseHeaders, body };
    return await send('Fetch.fulfillRequest', answer, sessionId);
  } catch (error) {
    console.error(error);
    return send('Fetch.failRequest', { requestId, errorReason: 'Failed' }, sessionId);
  }
}

const isPrivileged = (url) => schemes.has(url.split(':', 1)[0]);

module.exports = { protocol, answerRequest, isPrivileged, toApp, toChromium };
