import type { StoredDevice } from '../../domain/sync/stored-device.ts';
import type { ReplicaStatus } from '../device-sync.ts';

export const describeDevice = ({
  userId,
  deviceId,
  formerIds = [],
  nextSequence,
  scopes
}: StoredDevice): ReplicaStatus => ({
  userId,
  deviceId,
  formerIds: [...formerIds],
  lastSequence: nextSequence - 1,
  scopes: scopes.map(({ name, cursor, next, rows, size }) => ({
    name,
    cursor: next === null ? cursor : next.cursor,
    rows,
    bytes: size
  }))
});
