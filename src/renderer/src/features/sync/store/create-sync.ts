import type { ContractError } from '#shared/contract/errors.ts';
import { ok, type Result } from '#shared/kit/result.ts';
import type { MessageDraft, Services } from '#renderer/feature-api/services.ts';
import type { RowDraft } from '#renderer/feature-api/row-draft.ts';
import { readAccountId } from '#renderer/lib/signed-in-hint.ts';
import { joinAccount } from './join-account.ts';
import { createMessageOutbox, type MessageOutbox } from './message-outbox.ts';
import { getOwnReplica, runRound } from './run-round.ts';
import { readShelfChoice } from './shelf-choice.ts';
import { createSyncLoop, type RoundOutcome } from './sync-loop.ts';
import { createSyncStore, type SyncStore } from './sync-store.ts';

/** One page of the browser syncs at a time; the others hear of it as of any change by another page. */
const lockName = 'reelwright.sync';

/** A change is often followed by the next. */
const afterChangeMs = 800;

/** Readers see a change once all transactions that began before it have ended, which may be after the poke. */
const lookAgainMs = 1500;
const looksAfterPoke = 3;

export type Sync = {
  readonly store: SyncStore;
  /** Runs a round at once. */
  readonly poke: () => void;
  /** Something has changed on the server: runs a round at once, and again where it found nothing yet. */
  readonly expectChange: () => void;
  /** Something changed in the library of this device. */
  readonly noteChange: () => Promise<void>;
  /** Changes rows of a scope other than the library, at once on this device. */
  readonly write: Services['writeRows'];
  readonly sendMessage: Services['sendMessage'];
};

/** The store of sync and its rounds, which run while the window is open. */
export function createSync(services: Services): Sync {
  const { platform, now, followLibrary } = services;
  const { device, cloud, on } = platform;
  let looksLeft = 0;
  const loop = createSyncLoop({
    run: async () => {
      const outcome = await runAlone(store, services, messages);
      if (outcome !== 'quiet') looksLeft = 0;
      else if (looksLeft > 0) {
        looksLeft -= 1;
        loop.poke(lookAgainMs);
      }
      return outcome;
    },
    random: Math.random,
    now
  });
  const store = createSyncStore({
    device,
    cloud,
    now,
    createId: () => crypto.randomUUID(),
    poke: () => loop.poke(),
    onLibraryChanged: followLibrary
  });
  const messages = createMessageOutbox({ ...services, store, readAccountId });
  void store.getState().loadOutbox();
  on('device.changed', ({ areas }) => {
    if (areas.includes('sync')) void store.getState().refresh();
  });

  async function noteChange(): Promise<void> {
    if (getOwnReplica({ store, accountId: readAccountId() }) === null) return;
    await device.outbox.collect();
    await store.getState().loadOutbox();
    loop.poke(afterChangeMs);
  }

  function expectChange(): void {
    looksLeft = looksAfterPoke;
    loop.poke();
  }

  async function write(drafts: readonly RowDraft[]): Promise<Result<undefined, ContractError>> {
    await joinAccount(device.replica, readAccount(platform));
    for (const draft of drafts) {
      const mutation = { ...draft, id: crypto.randomUUID(), version: 1, madeAt: now() };
      const answer = await device.outbox.append(mutation);
      if (!answer.ok) return answer;
    }
    await store.getState().loadOutbox();
    loop.poke();
    return ok(undefined);
  }

  async function sendMessage(draft: MessageDraft): ReturnType<Services['sendMessage']> {
    const outcome = await messages.write(draft);
    if (outcome.ok && outcome.value === 'waiting') loop.poke(lookAgainMs);
    return outcome;
  }

  return { store, poke: () => loop.poke(), expectChange, noteChange, write, sendMessage };
}

const readAccount = (platform: Services['platform']) => ({
  accountId: readAccountId(),
  keepsShelf: readShelfChoice(platform)
});

/** `quiet` where another page is at it. */
const runAlone = (store: SyncStore, services: Services, messages: MessageOutbox): Promise<RoundOutcome> =>
  navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock !== null)
      return runRound({ ...services, store, sendMessages: messages.send, ...readAccount(services.platform) });
    await store.getState().refresh();
    return 'quiet';
  });
