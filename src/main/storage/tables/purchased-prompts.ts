// Bought prompts, a file each, encrypted by the system's keychain; in memory where there is none. They stand beside the
// database, so that no backup and no repair of it ever holds one.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeviceHandlers } from '#shared/contract/device.ts';
import { PurchasedPrompt } from '#shared/domain/trade/purchased-prompt.ts';
import { toPurchasedPromptSummary } from '#shared/domain/trade/purchased-prompt-summary.ts';
import type { SecureStorage } from '../../system/secure-storage.ts';
import { toContractFailure } from '../database/storage-failure.ts';

type PurchasedPromptHandlers = Pick<DeviceHandlers, Extract<keyof DeviceHandlers, `bought.${string}`>>;

export type PurchasedPromptStore = { readonly handlers: PurchasedPromptHandlers; readonly clear: () => void };

type PurchasedPromptBackend = {
  readonly list: () => PurchasedPrompt[];
  readonly keep: (bought: PurchasedPrompt) => void;
  readonly remove: (purchaseId: string) => void;
  readonly clear: () => void;
};

export function openPurchasedPrompts(folder: string, secureStorage: SecureStorage): PurchasedPromptStore {
  const backend =
    secureStorage === null ? createMemoryBackend() : createFileBackend(join(folder, 'bought'), secureStorage);
  const attempt = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw toContractFailure(error, folder);
    }
  };
  const removeAll = (isGone: (bought: PurchasedPrompt) => boolean): undefined =>
    attempt(() => {
      for (const { prompt } of backend.list().filter(isGone)) backend.remove(prompt.purchaseId);
    }) as undefined;
  return {
    handlers: {
      'bought.list': () => ({
        items: backend
          .list()
          .map(toPurchasedPromptSummary)
          .toSorted((a, b) => b.openedAt - a.openedAt),
        isLasting: secureStorage !== null
      }),
      'bought.load': ({ purchaseId }) =>
        backend.list().find(({ prompt }) => prompt.purchaseId === purchaseId) ?? null,
      'bought.keep': (bought) => attempt(() => backend.keep(bought)) as undefined,
      'bought.remove': ({ purchaseIds }) =>
        removeAll(({ prompt }) => purchaseIds.includes(prompt.purchaseId)),
      'bought.keepOnlyOf': ({ holderId }) =>
        // What cannot be read is nobody's either.
        holderId === null
          ? (attempt(backend.clear) as undefined)
          : removeAll((bought) => bought.holderId !== holderId)
    },
    clear: backend.clear
  };
}

function createMemoryBackend(): PurchasedPromptBackend {
  const kept = new Map<string, PurchasedPrompt>();
  return {
    list: () => [...kept.values()],
    keep: (bought) => void kept.set(bought.prompt.purchaseId, bought),
    remove: (purchaseId) => void kept.delete(purchaseId),
    clear: () => kept.clear()
  };
}

function createFileBackend(place: string, secureStorage: NonNullable<SecureStorage>): PurchasedPromptBackend {
  const fileOf = (purchaseId: string): string =>
    join(place, `${createHash('sha256').update(purchaseId).digest('hex').slice(0, 32)}.bin`);
  const listFiles = (): string[] => {
    try {
      return readdirSync(place).filter((name) => name.endsWith('.bin'));
    } catch {
      // Nothing was bought yet.
      return [];
    }
  };
  const read = (name: string): PurchasedPrompt[] => {
    try {
      return [PurchasedPrompt.parse(JSON.parse(secureStorage.decrypt(readFileSync(join(place, name)))))];
    } catch {
      // Written under another keychain, or damaged: the server gives it again.
      return [];
    }
  };
  return {
    list: () => listFiles().flatMap(read),
    keep(bought) {
      const file = fileOf(bought.prompt.purchaseId);
      mkdirSync(place, { recursive: true, mode: 0o700 });
      writeFileSync(`${file}.new`, secureStorage.encrypt(JSON.stringify(bought)), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
    remove: (purchaseId) => rmSync(fileOf(purchaseId), { force: true }),
    clear: () => rmSync(place, { recursive: true, force: true })
  };
}
