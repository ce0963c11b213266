// Bought prompts, a file each, encrypted by the system's keychain; in memory where there is none. They stand beside the
// database, so that no backup and no repair of it ever holds one.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeviceHandlers } from '#shared/contract/device.ts';
import { PurchasedPrompt } from '#shared/domain/trade/purchased-prompt.ts';
import { toPurchasedPromptSummary } from '#shared/domain/trade/purchased-prompt-summary.ts';
import type { SecureStorage } from '../../system/secure-storage.ts';
import { toContractFailure } from '../database/storage-failure.ts';

type PurchasedPromptHandlers = Pick<
  DeviceHandlers,
  Extract<keyof DeviceHandlers, `purchasedPrompts.${string}`>
>;

export type PurchasedPromptStore = { readonly handlers: PurchasedPromptHandlers; readonly clear: () => void };

type PurchasedPromptBackend = {
  readonly list: () => PurchasedPrompt[];
  readonly save: (purchased: PurchasedPrompt) => void;
  readonly remove: (purchaseId: string) => void;
  readonly clear: () => void;
};

export function openPurchasedPrompts(folder: string, secureStorage: SecureStorage): PurchasedPromptStore {
  const backend =
    secureStorage === null ? createMemoryBackend() : createFileBackend(openFolder(folder), secureStorage);
  const attempt = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw toContractFailure(error, folder);
    }
  };
  const removeAll = (isGone: (purchased: PurchasedPrompt) => boolean): undefined =>
    attempt(() => {
      for (const { prompt } of backend.list().filter(isGone)) backend.remove(prompt.purchaseId);
    }) as undefined;
  return {
    handlers: {
      'purchasedPrompts.list': () => ({
        items: backend
          .list()
          .map(toPurchasedPromptSummary)
          .toSorted((a, b) => b.openedAt - a.openedAt),
        isPersistent: secureStorage !== null
      }),
      'purchasedPrompts.load': ({ purchaseId }) =>
        backend.list().find(({ prompt }) => prompt.purchaseId === purchaseId) ?? null,
      'purchasedPrompts.save': (purchased) => attempt(() => backend.save(purchased)) as undefined,
      'purchasedPrompts.remove': ({ purchaseIds }) =>
        removeAll(({ prompt }) => purchaseIds.includes(prompt.purchaseId)),
      'purchasedPrompts.removeOtherUsers': ({ holderId }) =>
        // Files that cannot be read belong to nobody.
        holderId === null
          ? (attempt(backend.clear) as undefined)
          : removeAll((purchased) => purchased.holderId !== holderId)
    },
    clear: backend.clear
  };
}

/** Builds before the first release called the folder "bought". */
function openFolder(dataFolder: string): string {
  const [place, formerPlace] = [join(dataFolder, 'purchased-prompts'), join(dataFolder, 'bought')];
  if (existsSync(formerPlace) && !existsSync(place)) renameSync(formerPlace, place);
  return place;
}

function createMemoryBackend(): PurchasedPromptBackend {
  const kept = new Map<string, PurchasedPrompt>();
  return {
    list: () => [...kept.values()],
    save: (purchased) => void kept.set(purchased.prompt.purchaseId, purchased),
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
    save(purchased) {
      const file = fileOf(purchased.prompt.purchaseId);
      mkdirSync(place, { recursive: true, mode: 0o700 });
      writeFileSync(`${file}.new`, secureStorage.encrypt(JSON.stringify(purchased)), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
    remove: (purchaseId) => rmSync(fileOf(purchaseId), { force: true }),
    clear: () => rmSync(place, { recursive: true, force: true })
  };
}
