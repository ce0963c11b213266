'use strict';
// A keychain with one key for every test. STAND_IN_KEYCHAIN=basic_text plays a Linux without one.
const { createCipheriv, createDecipheriv, randomBytes } = require('node:crypto');
const { strict } = require('./strict.cjs');

const key = Buffer.alloc(32, 7);

function encryptString(text) {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function decryptString(bytes) {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

module.exports = {
  safeStorage: strict('safeStorage', {
    isEncryptionAvailable: () => true,
    getSelectedStorageBackend: () => process.env.STAND_IN_KEYCHAIN ?? 'gnome_libsecret',
    encryptString,
    decryptString
  })
};
