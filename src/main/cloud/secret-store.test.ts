import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SafeStorage } from 'electron';
import { describe, expect, test } from 'vitest';
import { openKeychain } from './secret-store.ts';

const turn = (bytes: Uint8Array) => Buffer.from(bytes.map((byte) => byte ^ 0x5a));

function fakeStorage(backend = 'gnome_libsecret', isAvailable = true): SafeStorage {
  return {
    isEncryptionAvailable: () => isAvailable,
    getSelectedStorageBackend: () => backend,
    encryptString: (text: string) => turn(Buffer.from(text)),
    decryptString: (bytes: Uint8Array) => turn(bytes).toString()
  } as unknown as SafeStorage;
}

const makeFolder = () => mkdtempSync(join(tmpdir(), 'reelwright-keychain-'));
const token = 'planted-token-1234';

describe('with a keychain', () => {
  test('a sign-in outlives the app, unreadable to whoever finds the file', () => {
    const folder = makeFolder();
    openKeychain(folder, fakeStorage()).remember({ token });
    const file = join(folder, 'session.bin');
    expect(readFileSync(file).includes(token)).toBe(false);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(openKeychain(folder, fakeStorage())).toMatchObject({ isPersistent: true });
    expect(openKeychain(folder, fakeStorage()).recall()).toEqual({ token, device: null });
  });

  test('nothing is left once all is forgotten', () => {
    const folder = makeFolder();
    const keychain = openKeychain(folder, fakeStorage());
    keychain.remember({ token, device: 'd' });
    keychain.remember({ token: null });
    expect(openKeychain(folder, fakeStorage()).recall()).toEqual({ token: null, device: 'd' });
    keychain.remember({ device: null });
    expect(existsSync(join(folder, 'session.bin'))).toBe(false);
  });

  test('what another keychain wrote is nobody’s', () => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'session.bin'), 'not ours');
    expect(openKeychain(folder, fakeStorage()).recall()).toEqual({ token: null, device: null });
  });

  test('a folder that cannot be written costs no sign-in', () => {
    const keychain = openKeychain(join(makeFolder(), 'gone'), fakeStorage());
    keychain.remember({ token });
    expect(keychain.recall().token).toBe(token);
  });
});

// Elsewhere the system always has one.
if (process.platform === 'linux') {
  describe('without a keychain', () => {
    test.each([
      ['basic_text', true],
      ['unknown', true],
      ['gnome_libsecret', false]
    ])('(%s, available: %s) a sign-in stays in memory', (backend, isAvailable) => {
      const folder = makeFolder();
      const keychain = openKeychain(folder, fakeStorage(backend, isAvailable));
      keychain.remember({ token });
      expect(keychain).toMatchObject({ isPersistent: false });
      expect(keychain.recall().token).toBe(token);
      expect(existsSync(join(folder, 'session.bin'))).toBe(false);
    });
  });
}
