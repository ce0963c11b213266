'use strict';
const { send } = require('./chromium-process.cjs');
const { protocol, toChromium } = require('./protocol.cjs');
const { refuse, strict } = require('./strict.cjs');

/** Electron's permission names and what they are in the DevTools protocol. */
const permissions = [
  ['clipboard-read', { name: 'clipboard-read' }],
  ['clipboard-sanitized-write', { name: 'clipboard-write' }],
  ['geolocation', { name: 'geolocation' }],
  ['media', { name: 'camera' }],
  ['media', { name: 'microphone' }],
  ['midi', { name: 'midi' }],
  ['notifications', { name: 'notifications' }]
];

function createSession() {
  let check = () => true;
  const session = strict('session', {
    protocol,
    setPermissionCheckHandler: (handler) => {
      check = handler ?? (() => true);
    },
    // Asked only after a check said no, and a check that says no is final in headless Chromium.
    setPermissionRequestHandler: () => {},
    setDevicePermissionHandler: () => {},
    // As Electron does: on until the app says otherwise, with dictionaries from Google's server.
    spellCheckerEnabled: true,
    setSpellCheckerEnabled(isEnabled) {
      this.spellCheckerEnabled = isEnabled;
    },
    setSpellCheckerDictionaryDownloadURL: (url) => void new URL(url),
    addWordToSpellCheckerDictionary: () => refuse('session.addWordToSpellCheckerDictionary')
  });
  /** Hands the app's own decisions to Chromium before a page of this origin can ask. */
  const settlePermissions = (origin) =>
    Promise.all(
      permissions.map(([electronName, permission]) => {
        const setting = check(null, electronName, origin, { requestingUrl: origin }) ? 'granted' : 'denied';
        return send('Browser.setPermission', { origin: toChromium(origin), permission, setting });
      })
    );
  return { session, settlePermissions };
}

const { session: defaultSession, settlePermissions } = createSession();

/** Only handed to `net.request`, which keeps nothing. */
const fromPartition = (name) => strict(`session of ${name}`, {});

module.exports = {
  session: strict('session', { defaultSession, fromPartition }),
  defaultSession,
  settlePermissions
};
