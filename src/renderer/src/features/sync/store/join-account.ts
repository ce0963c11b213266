import type { Device } from '#shared/contract/device.ts';
import { type ScopeName, scopeOf } from '#shared/domain/sync/entities.ts';

type Replica = Pick<Device['replica'], 'load' | 'join' | 'leave'>;

/** Scopes that come with being signed in. The library is not among them: its user turns it on. */
const accountScopes: readonly ScopeName[] = ['buyer', 'seller', 'catalog'];

type Account = {
  readonly accountId: string | null;
  /** True if this device keeps the offline shelf. */
  readonly keepsShelf: boolean;
};

/**
 * A user's purchases, wishes and shop are on every device on which they are signed in, and the marketplace where the device
 * keeps it. What another user left here goes first.
 */
export async function joinAccount(replica: Replica, { accountId, keepsShelf }: Account): Promise<void> {
  if (accountId === null) return;
  const status = await replica.load();
  if (!status.ok) return;
  const isOwn = status.value?.userId === accountId;
  const joined = isOwn ? (status.value?.scopes.map(({ name }) => name) ?? []) : [];
  const library = joined.filter((name) => !accountScopes.includes(name));
  const scopes: ScopeName[] = [...library, 'buyer', 'seller', ...(keepsShelf ? (['catalog'] as const) : [])];
  if (scopes.length === joined.length && scopes.every((name) => joined.includes(name))) return;
  if (status.value !== null && !isOwn) await replica.leave({ keepsLibrary: true });
  await replica.join({ userId: accountId, scopes });
}

/**
 * Removes the account's rows from this device after its session has ended. Keeps the library if the user wants that, and changes that
 * the server has not accepted: a session may expire, after a month without a connection, say. They wait for their user, and
 * `joinAccount` drops them for any other. The scope `seller` stays joined while it has such changes.
 */
export async function leaveAccount({ replica, outbox }: Pick<Device, 'replica' | 'outbox'>): Promise<void> {
  const status = await replica.load();
  if (!status.ok || status.value === null) return;
  const { userId, scopes } = status.value;
  const pending = await listPendingScopes(outbox);
  const kept = scopes
    .map(({ name }) => name)
    .filter((name) => !accountScopes.includes(name) || (name === 'seller' && pending.has(name)));
  if (kept.length === scopes.length) return;
  await (kept.length === 0 && pending.size === 0
    ? replica.leave({ keepsLibrary: true })
    : replica.join({ userId, scopes: kept, keepsUnsent: true }));
}

/** Scopes with changes that the server has not accepted. */
async function listPendingScopes({ collect, list }: Device['outbox']): Promise<ReadonlySet<ScopeName>> {
  await collect();
  const items = await list();
  const pending = items.ok ? items.value.filter(({ state }) => state !== 'accepted') : [];
  return new Set(pending.flatMap(({ mutation }) => scopeOf(mutation) ?? []));
}
