import { scopeNames } from '#shared/domain/sync/entities.ts';
import type { Membership } from '#shared/domain/sync/reset-stored-device.ts';
import { isMessage } from '#shared/domain/sync/messages/messages.ts';
import { OutboxItem } from '#shared/domain/sync/outbox.ts';
import * as z from 'zod';
import type { RawRow } from './read-rows.ts';

const StoredMembership = z.object({
  userId: z.string(),
  deviceId: z.string(),
  formerIds: z.array(z.string()).default([]),
  scopes: z.array(z.object({ name: z.enum(scopeNames) }))
});

/** The account with which the device syncs, and the scopes: the rest of it comes from the server again. */
export function findMembership(rows: readonly RawRow[]): Membership | null {
  const found = rows.flatMap(({ values }) => {
    const read = StoredMembership.safeParse(parse(values.at(-1)));
    return read.success ? [read.data] : [];
  });
  return found.at(-1) ?? null;
}

/** Messages that were not sent, which are nowhere else. Of one that is found twice the later copy stands. */
export function findMessages(rows: readonly RawRow[]): OutboxItem[] {
  const found = new Map<string, OutboxItem>();
  for (const { values } of rows) {
    const { data } = OutboxItem.safeParse(parse(values.at(-1)));
    if (data !== undefined && isMessage(data.mutation)) found.set(data.mutation.id, data);
  }
  return [...found.values()];
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
