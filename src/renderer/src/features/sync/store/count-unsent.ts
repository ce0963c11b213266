import type { Device } from '#shared/contract/device.ts';
import { scopeOf } from '#shared/domain/sync/entities.ts';
import { countMessages, type MessageCounts } from '#shared/domain/sync/messages/message-writer.ts';

export type UnsentCounts = {
  /** `unknown` until the library was read from the server, with which it is compared. */
  readonly unsent: number | 'unknown';
  /** Those outside the library, which stay only if the library does. */
  readonly outside: number;
  /** The user's messages to the operators, which belong to no scope and stay. */
  readonly messages: MessageCounts;
};

/** The changes that are on this device alone; undefined where they could not be read. */
export async function countUnsent(
  { replica, outbox }: Pick<Device, 'replica' | 'outbox'>,
  accountId: string | null
): Promise<UnsentCounts | undefined> {
  // First, since the count is right only after the library was read.
  const rows = await replica.listRows({ entity: 'preferences' });
  const collected = await outbox.collect();
  const listed = await outbox.list();
  if (!collected.ok || !listed.ok || !rows.ok) return undefined;
  const outside = listed.value.filter(
    ({ mutation, state }) => state !== 'accepted' && (scopeOf(mutation) ?? 'library') !== 'library'
  );
  return {
    unsent: rows.value === null ? 'unknown' : collected.value.waiting,
    outside: outside.length,
    messages: countMessages(listed.value, accountId)
  };
}
