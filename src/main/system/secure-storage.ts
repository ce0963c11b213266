import type { SafeStorage } from 'electron';

/** The encryption of the keychain; null where the system offers none that protects from other users. */
export type SecureStorage = {
  readonly encrypt: (text: string) => Uint8Array;
  /** Throws for what it did not encrypt itself. */
  readonly decrypt: (bytes: Uint8Array) => string;
} | null;

/** Without a keychain Chromium on Linux encrypts with a password that everybody knows. */
export function hasKeychain(storage: SafeStorage): boolean {
  if (!storage.isEncryptionAvailable()) return false;
  if (process.platform !== 'linux') return true;
  const backend = storage.getSelectedStorageBackend();
  return backend !== 'basic_text' && backend !== 'unknown';
}

/** The system's keychain. Must not run before the app is ready. */
export function openSecureStorage(storage: SafeStorage): SecureStorage {
  if (!hasKeychain(storage)) return null;
  return {
    encrypt: (text) => storage.encryptString(text),
    decrypt: (bytes) => storage.decryptString(Buffer.from(bytes))
  };
}
