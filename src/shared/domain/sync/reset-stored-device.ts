// By itself, since the browser's storage is part of the first load.
import { listFormerIds } from './former-ids.ts';
import type { StoredDevice, StoredScope } from './stored-device.ts';

/** The account and its scopes, which a device that begins anew keeps. */
export type Membership = Pick<StoredDevice, 'userId' | 'deviceId' | 'formerIds'> & {
  readonly scopes: readonly Pick<StoredScope, 'name'>[];
};

/** As after joining, under another id: what the tables hold now was not written by a step of sync. */
export const resetStoredDevice = (membership: Membership, deviceId: string): StoredDevice => ({
  userId: membership.userId,
  deviceId,
  formerIds: listFormerIds(membership),
  nextSequence: 1,
  hidden: [],
  scopes: membership.scopes.map(({ name }) => ({
    name,
    cursor: null,
    acknowledged: 0,
    next: null,
    rows: 0,
    size: 0
  }))
});
