import type { Device } from '#shared/contract/device.ts';

type Replica = Pick<Device['replica'], 'load' | 'join' | 'leave'>;
type Answer = ReturnType<Replica['join']>;

/** Begins to sync the library beside what syncs already. */
export async function joinLibrary(replica: Replica, userId: string): Answer {
  const status = await replica.load();
  if (!status.ok) return status;
  const isOwn = status.value?.userId === userId;
  const others = isOwn ? listOthers(status.value?.scopes ?? []) : [];
  return replica.join({ userId, scopes: ['library', ...others] });
}

/** Ends it. Removing the library is offered once everything was sent: the next round reads the other scopes anew. */
export async function leaveLibrary(replica: Replica, keepsLibrary: boolean): Answer {
  const status = await replica.load();
  if (!status.ok) return status;
  const others = listOthers(status.value?.scopes ?? []);
  return keepsLibrary && status.value !== null && others.length > 0
    ? replica.join({ userId: status.value.userId, scopes: others })
    : replica.leave({ keepsLibrary });
}

const listOthers = <Name>(scopes: readonly { readonly name: Name }[]) =>
  scopes.map(({ name }) => name).filter((name) => name !== 'library');
