import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Cloud, CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { ContractError, ErrorCode } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import type { Result } from '#shared/kit/result.ts';
import type { LocalStore } from '#renderer/lib/local-store.ts';

/** A message to the operators of the server. */
export type Message =
  | { readonly kind: 'contact'; readonly input: InputOf<CloudContract['contact.send']> }
  | { readonly kind: 'showcase'; readonly input: InputOf<CloudContract['showcase.submit']> };

/** A message that waits on this device for a connection. */
export type QueuedMessage = Message & {
  /** Made before the first try; the server knows it by this and takes it once, however often it is sent. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly queuedAt: number;
  /** Why the server did not take it, once it was asked. */
  readonly refusal: ErrorCode | null;
};

type Outcome =
  | { readonly status: 'sent' | 'waiting' }
  | { readonly status: 'refused'; readonly error: ContractError };

export type OutboxState = {
  /** In the order they were written. */
  readonly waiting: readonly QueuedMessage[];
  readonly isSending: boolean;
  /** Sends it, or keeps it on this device where nothing answers. */
  readonly send: (message: Message) => Promise<Outcome>;
  /** Sends what waits. */
  readonly sendAll: () => Promise<void>;
  readonly discard: (id: string) => void;
  readonly restore: (message: QueuedMessage) => void;
};

type Dependencies = {
  readonly cloud: Pick<Cloud, 'contact' | 'showcase'>;
  readonly memory: LocalStore;
  /** So that two windows do not send the same. */
  readonly oneAtATime: (work: () => Promise<void>) => Promise<void>;
  readonly createId: () => string;
  readonly now: () => number;
  /** Called after a queued message was sent. */
  readonly onSent: (message: QueuedMessage) => void;
};

export const outboxStorageKey = 'outbox';

/** Nothing of it reaches a server before its sender has a connection, and nothing is lost until then. */
export function createOutboxStore(given: Dependencies): StoreApi<OutboxState> {
  const { cloud, memory, oneAtATime, createId, now, onSent } = given;
  const read = () => memory.read(outboxStorageKey, isQueuedMessageList, []);

  function change(next: (waiting: readonly QueuedMessage[]) => readonly QueuedMessage[]): void {
    // Another window may have added or sent some meanwhile.
    const waiting = next(read());
    memory.remember(outboxStorageKey, waiting);
    store.setState({ waiting });
  }

  const deliver = (message: Message, key: string): Promise<Result<unknown, ContractError>> =>
    message.kind === 'contact'
      ? cloud.contact.send({ ...message.input, key })
      : cloud.showcase.submit({ ...message.input, key });

  async function deliverQueued(): Promise<void> {
    for (const message of read()) {
      const answer = await deliver(message, message.id);
      if (!answer.ok && isTemporary(answer.error)) return;
      change((waiting) =>
        waiting.flatMap((one) => {
          if (one.id !== message.id) return [one];
          return answer.ok ? [] : [{ ...one, refusal: answer.error.code }];
        })
      );
      if (answer.ok) onSent(message);
    }
  }

  const store = createStore<OutboxState>()((set, get) => ({
    waiting: read(),
    isSending: false,

    async send(message) {
      const id = createId();
      const answer = await deliver(message, id);
      if (answer.ok) return { status: 'sent' };
      if (!isUndecided(answer.error)) return { status: 'refused', error: answer.error };
      change((waiting) => [
        ...waiting,
        { ...message, id, queuedAt: now(), refusal: null } satisfies QueuedMessage
      ]);
      return { status: 'waiting' };
    },

    async sendAll() {
      if (get().isSending) return;
      set({ isSending: true });
      try {
        await oneAtATime(deliverQueued);
      } finally {
        set({ isSending: false, waiting: read() });
      }
    },

    discard: (id) => change((waiting) => waiting.filter((one) => one.id !== id)),
    restore: (message) =>
      change((waiting) => [...waiting, message].toSorted((one, other) => one.queuedAt - other.queuedAt))
  }));
  return store;
}

/** It may have arrived: no answer came, or its first try is still being worked on. */
const isUndecided = (error: ContractError): boolean => isNetworkError(error) || error.code === 'conflict';

/** The server takes it later. */
const isTemporary = (error: ContractError): boolean =>
  isUndecided(error) || error.code === 'rate_limited' || error.code === 'maintenance';

/** An older app may have kept something else. */
function isQueuedMessageList(value: unknown): value is readonly QueuedMessage[] {
  return (
    Array.isArray(value) &&
    value.every(
      (one: unknown) =>
        typeof one === 'object' &&
        one !== null &&
        'id' in one &&
        'queuedAt' in one &&
        'input' in one &&
        'kind' in one &&
        (one.kind === 'contact' || one.kind === 'showcase')
    )
  );
}
