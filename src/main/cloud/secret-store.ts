// Stores the session's token: encrypted by the system's keychain, or in memory without one.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SafeStorage } from 'electron';
import * as z from 'zod';
import { hasKeychain } from '../system/secure-storage.ts';

const Secrets = z.object({
  /** Of the session, or of a sign-in that waits for its second step. */
  token: z.string().nullable(),
  /** Tells the server that its owner used this device before; outlives the session. */
  device: z.string().nullable()
});
export type Secrets = z.infer<typeof Secrets>;

export type Keychain = {
  readonly recall: () => Secrets;
  /** Never throws: what cannot be written is remembered until the app closes. */
  readonly remember: (change: Partial<Secrets>) => void;
  /** False where the secrets end with the app, for want of a keychain. */
  readonly isPersistent: boolean;
};

const none: Secrets = { token: null, device: null };

function readSecrets(file: string, storage: SafeStorage): Secrets {
  try {
    return Secrets.parse(JSON.parse(storage.decryptString(readFileSync(file))));
  } catch {
    // Nothing kept yet, or by another keychain: whoever it was signs in once more.
    return none;
  }
}

/** Renamed into place, so that a crash leaves the old secrets or the new. */
function writeSecrets(file: string, storage: SafeStorage, secrets: Secrets): void {
  try {
    if (secrets.token === null && secrets.device === null) return rmSync(file, { force: true });
    writeFileSync(`${file}.new`, storage.encryptString(JSON.stringify(secrets)), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch (error) {
    console.warn('The sign-in could not be kept:', error instanceof Error ? error.name : 'unknown');
  }
}

/** Must not run before the app is ready. */
export function openKeychain(folder: string, storage: SafeStorage): Keychain {
  const file = join(folder, 'session.bin');
  const isPersistent = hasKeychain(storage);
  let secrets = isPersistent ? readSecrets(file, storage) : none;
  return {
    recall: () => secrets,
    remember: (change) => {
      secrets = { ...secrets, ...change };
      if (isPersistent) writeSecrets(file, storage, secrets);
    },
    isPersistent
  };
}
