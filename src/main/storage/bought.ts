// Bought prompts, a file each, encrypted by the system's keychain; in memory where there is none. They stand beside the
// database, so that no backup and no repair of it ever holds one.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeviceHandlers } from '#shared/contract/device.ts';
import { BoughtPrompt } from '#shared/domain/trade/bought-prompt.ts';
import { toBoughtCard } from '#shared/domain/trade/to-bought-card.ts';
import type { Vault } from '../system/vault.ts';
import { toContractFailure } from './storage-failure.ts';

type BoughtHandlers = Pick<DeviceHandlers, Extract<keyof DeviceHandlers, `bought.${string}`>>;

export type BoughtShelf = { readonly handlers: BoughtHandlers; readonly clear: () => void };

type Shelf = {
  readonly list: () => BoughtPrompt[];
  readonly keep: (bought: BoughtPrompt) => void;
  readonly remove: (purchaseId: string) => void;
  readonly clear: () => void;
};

export function openBought(folder: string, vault: Vault): BoughtShelf {
  const shelf = vault === null ? createMemoryShelf() : createFileShelf(join(folder, 'bought'), vault);
  const attempt = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw toContractFailure(error, folder);
    }
  };
  const removeAll = (isGone: (bought: BoughtPrompt) => boolean): undefined =>
    attempt(() => {
      for (const { prompt } of shelf.list().filter(isGone)) shelf.remove(prompt.purchaseId);
    }) as undefined;
  return {
    handlers: {
      'bought.list': () => ({
        items: shelf
          .list()
          .map(toBoughtCard)
          .toSorted((a, b) => b.openedAt - a.openedAt),
        isLasting: vault !== null
      }),
      'bought.load': ({ purchaseId }) =>
        shelf.list().find(({ prompt }) => prompt.purchaseId === purchaseId) ?? null,
      'bought.keep': (bought) => attempt(() => shelf.keep(bought)) as undefined,
      'bought.remove': ({ purchaseIds }) =>
        removeAll(({ prompt }) => purchaseIds.includes(prompt.purchaseId)),
      'bought.keepOnlyOf': ({ holderId }) =>
        // What cannot be read is nobody's either.
        holderId === null
          ? (attempt(shelf.clear) as undefined)
          : removeAll((bought) => bought.holderId !== holderId)
    },
    clear: shelf.clear
  };
}

function createMemoryShelf(): Shelf {
  const kept = new Map<string, BoughtPrompt>();
  return {
    list: () => [...kept.values()],
    keep: (bought) => void kept.set(bought.prompt.purchaseId, bought),
    remove: (purchaseId) => void kept.delete(purchaseId),
    clear: () => kept.clear()
  };
}

function createFileShelf(place: string, vault: NonNullable<Vault>): Shelf {
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
  const read = (name: string): BoughtPrompt[] => {
    try {
      return [BoughtPrompt.parse(JSON.parse(vault.decrypt(readFileSync(join(place, name)))))];
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
      writeFileSync(`${file}.new`, vault.encrypt(JSON.stringify(bought)), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
    remove: (purchaseId) => rmSync(fileOf(purchaseId), { force: true }),
    clear: () => rmSync(place, { recursive: true, force: true })
  };
}
