'use strict';
// A window the page tried to open was denied by the app, yet Chromium has made it: it may load nothing and goes.
const { messages, send } = require('./chromium-process.cjs');
const { windowsByTarget } = require('./window-list.cjs');

/** Closed at once, while Playwright is still attaching to it, it can leave its opener waiting inside window.open. */
const timeoutMs = 3000;

async function removePopup(targetId) {
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  // Requests pause here and are never let through.
  await send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }, sessionId);
  await new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await send('Target.closeTarget', { targetId });
}

messages.on('Target.targetCreated', ({ targetInfo: { type, targetId, openerId } }) => {
  if (type !== 'page' || !windowsByTarget.has(openerId)) return;
  // It may be gone before it could be closed.
  removePopup(targetId).catch(() => {});
});
