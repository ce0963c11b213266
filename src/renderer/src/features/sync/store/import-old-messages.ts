import * as z from 'zod';
import type { Device } from '#shared/contract/device.ts';
import { DocumentValue } from '#shared/domain/sync/row.ts';
import { oldMessagesName } from '#renderer/feature-api/waiting-messages.ts';
import type { LocalStore } from '#renderer/lib/local-store.ts';

/** As apps before sync kept a message in local storage. */
const OldMessage = z.object({
  kind: z.enum(['contact', 'showcase']),
  id: z.string(),
  queuedAt: z.number(),
  input: DocumentValue
});

const entities = { contact: 'contactMessages', showcase: 'showcaseProposals' } as const;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/**
 * Brings messages into the outbox that waited in local storage. They stay there until all of them are in it, and keep the id
 * under which the server may know them. One that was refused is sent once more.
 */
export async function importOldMessages(
  local: LocalStore,
  outbox: Pick<Device['outbox'], 'append'>
): Promise<void> {
  const kept = local.read<readonly unknown[]>(oldMessagesName, isList, []);
  if (kept.length === 0) return;
  for (const each of kept) {
    const { data } = OldMessage.safeParse(each);
    if (data === undefined) continue;
    const { id, kind, input, queuedAt } = data;
    const appended = await outbox.append({
      id,
      entity: entities[kind],
      rowId: id,
      change: { kind: 'create', value: input },
      basedOn: null,
      version: 1,
      madeAt: queuedAt
    });
    if (!appended.ok) return;
  }
  local.remember(oldMessagesName, null);
}
