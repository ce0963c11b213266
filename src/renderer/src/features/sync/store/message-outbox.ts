import type { ContractError } from '#shared/contract/errors.ts';
import { deliverMessage, type SentMessages, sendMessages } from '#shared/contract/sync/send-messages.ts';
import { writerOf } from '#shared/domain/sync/messages/message-writer.ts';
import { isMessage, visitorWriter } from '#shared/domain/sync/messages/messages.ts';
import { err, ok, type Result } from '#shared/kit/result.ts';
import type { MessageDraft, Services } from '#renderer/feature-api/services.ts';
import { expectMessages, rememberHasMessages } from '#renderer/feature-api/waiting-messages.ts';
import { createLocalStore } from '#renderer/lib/local-store.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/sync.json';
import { importOldMessages } from './import-old-messages.ts';
import type { SyncStore } from './sync-store.ts';

/** One window sends at a time, beside the rounds of the account. */
const lockName = 'reelwright.messages';

type Given = Pick<Services, 'platform' | 'status' | 'notify' | 'now'> & {
  readonly store: SyncStore;
  /** The signed-in user's id; null if signed out or not yet known. */
  readonly readAccountId: () => string | null;
};

export type MessageOutbox = {
  /** Sends what waits. A message that is sent later than it was written is announced to its writer. */
  readonly send: () => Promise<SentMessages>;
  /** Keeps the message on this device before it is sent, and sends it at once where there is a connection. */
  readonly write: (draft: MessageDraft) => Promise<Result<'sent' | 'waiting', ContractError>>;
};

export function createMessageOutbox({
  platform,
  status,
  notify,
  now,
  store,
  readAccountId
}: Given): MessageOutbox {
  const { device, cloud } = platform;
  const imported = importOldMessages(createLocalStore('reelwright'), device.outbox);
  store.subscribe((state, before) => {
    if (state.outbox !== before.outbox)
      rememberHasMessages(state.outbox.some(({ mutation }) => isMessage(mutation)));
  });

  async function sendAlone(writtenNow?: string): Promise<SentMessages> {
    await imported;
    const round = await navigator.locks.request(lockName, () => sendMessages(device.outbox, cloud));
    const reader = readAccountId() ?? visitorWriter;
    if (round.sent.some((message) => message.id !== writtenNow && writerOf(message) === reader))
      notify({ type: 'success', title: t(texts, 'sync.messages.sentLater') });
    return round;
  }

  async function write({ entity, value }: MessageDraft): Promise<Result<'sent' | 'waiting', ContractError>> {
    const id = crypto.randomUUID();
    // Store the writer: another user may be signed in by the time the message is sent.
    const change = { kind: 'create' as const, value: { ...value, writer: readAccountId() ?? visitorWriter } };
    const kept = { id, entity, rowId: id, change, basedOn: null, version: 1, madeAt: now() };
    const appended = await device.outbox.append(kept);
    if (!appended.ok) {
      // A browser that keeps nothing sends all the same.
      const answer = await deliverMessage(kept, cloud);
      return answer.ok ? ok('sent') : answer;
    }
    expectMessages();
    const round = status.getState().isOnline ? await sendAlone(id) : undefined;
    const refusal = round?.refused.get(id);
    // The form still has it, and says what is wrong.
    if (refusal !== undefined) await device.outbox.remove({ id });
    await store.getState().loadOutbox();
    if (refusal !== undefined) return err(refusal);
    const isWaiting = store.getState().outbox.some(({ mutation }) => mutation.id === id);
    return ok(isWaiting ? 'waiting' : 'sent');
  }

  return { send: () => sendAlone(), write };
}
