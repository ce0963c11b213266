import type { QueueItemRef } from '#shared/contract/cloud/admin/content.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Database } from '../../../db/client.ts';
import { selectWaiting, type Waiting } from './select-waiting.ts';

/** Throws `not_found` for an item that does not wait, and `own_decision` for one that concerns the administrator. */
export async function getWaiting(
  db: Database,
  { kind, id }: QueueItemRef,
  administratorId: string
): Promise<Waiting> {
  const [item] = await selectWaiting(db, kind, { id });
  if (item === undefined) throw new ContractFailure('not_found');
  if (item.concerned.includes(administratorId)) throw new ContractFailure('own_decision');
  return item;
}
