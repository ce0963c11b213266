// Everything that a device keeps for syncing, as one value, and the steps that change it. A device in memory keeps this
// value; databases do the same to their rows, and one suite tests all of them.
import { type ScopeName, scopeNames, scopeOf } from './entities.ts';
import type { Mutation, NumberedMutation } from './mutation.ts';
import {
  appendMutation,
  forgetNumbers,
  type MutationAnswer,
  numberMutations,
  type OutboxItem,
  recordAnswers
} from './outbox.ts';
import { applyPage, dropAcknowledged, emptyScope, type FeedPage, type ReplicaScope } from './replica.ts';
import { listFormerIds } from './former-ids.ts';
import { rowKey } from './row.ts';

export type DeviceSync = {
  /** Drawn at random, and drawn again where the server knows another device by it. */
  readonly deviceId: string;
  /** Earlier device ids, newest last. The server may have recorded a deletion of the library under one of them. */
  readonly formerIds: readonly string[];
  readonly nextSequence: number;
  /** In the order in which they were made. */
  readonly outbox: readonly OutboxItem[];
  readonly scopes: Readonly<Record<ScopeName, ReplicaScope>>;
};

export const createDeviceSync = (deviceId: string): DeviceSync => ({
  deviceId,
  formerIds: [],
  nextSequence: 1,
  outbox: [],
  scopes: { library: emptyScope, buyer: emptyScope, seller: emptyScope, catalog: emptyScope }
});

export const addMutation = <Device extends DeviceSync>(device: Device, mutation: Mutation): Device => ({
  ...device,
  outbox: appendMutation(device.outbox, mutation)
});

export function takeBatch<Device extends DeviceSync>(
  device: Device,
  limit: number
): { readonly device: Device; readonly batch: NumberedMutation[] } {
  const { batch, ...numbered } = numberMutations(device.outbox, limit, device.nextSequence);
  return { device: { ...device, ...numbered }, batch };
}

export function saveAnswers<Device extends DeviceSync>(
  device: Device,
  answers: readonly MutationAnswer[]
): Device {
  const outbox = scopeNames.reduce<readonly OutboxItem[]>(
    (left, name) => dropAcknowledged(left, name, device.scopes[name].acknowledged),
    recordAnswers(device.outbox, answers)
  );
  return { ...device, outbox };
}

export function saveFeedPage<Device extends DeviceSync>(device: Device, page: FeedPage): Device {
  const scope = applyPage(device.scopes[page.scope], page, device.outbox);
  return {
    ...device,
    scopes: { ...device.scopes, [page.scope]: scope },
    outbox: dropAcknowledged(device.outbox, page.scope, scope.acknowledged)
  };
}

export function renewDevice<Device extends DeviceSync>(device: Device, deviceId: string): Device {
  const begin = (name: ScopeName): ReplicaScope => ({ ...device.scopes[name], acknowledged: 0 });
  return {
    ...device,
    deviceId,
    formerIds: listFormerIds(device),
    nextSequence: 1,
    outbox: forgetNumbers(device.outbox),
    scopes: {
      library: begin('library'),
      buyer: begin('buyer'),
      seller: begin('seller'),
      catalog: begin('catalog')
    }
  };
}

/** The revision that the user saw of a row, for a mutation of it; null where they saw none. */
export function seenRevision({ scopes }: DeviceSync, row: { readonly entity: string; readonly id: string }) {
  const name = scopeOf(row);
  return name === undefined ? null : (scopes[name].rows.get(rowKey(row))?.revision ?? null);
}
