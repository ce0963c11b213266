import type { Device } from '#shared/contract/device.ts';

type Replica = Pick<Device['replica'], 'load' | 'join' | 'leave'>;

/** The id of the account is not known yet: `expectSignIn` of the hint. */
const notKnownYet = 'expected';

/** What a user bought and wishes for is on every device on which they are signed in. What another user left here goes first. */
export async function joinBuyer(replica: Replica, accountId: string | null): Promise<void> {
  if (accountId === null || accountId === notKnownYet) return;
  const status = await replica.load();
  if (!status.ok) return;
  const isOwn = status.value?.userId === accountId;
  const scopes = isOwn ? (status.value?.scopes.map(({ name }) => name) ?? []) : [];
  if (scopes.includes('buyer')) return;
  if (status.value !== null && !isOwn) await replica.leave({ keepsLibrary: true });
  await replica.join({ userId: accountId, scopes: [...scopes, 'buyer'] });
}

/** Once nobody is signed in, nothing of it stays. The library does, where its user wants that. */
export async function leaveBuyer(replica: Replica): Promise<void> {
  const status = await replica.load();
  if (!status.ok || status.value === null) return;
  const { userId, scopes } = status.value;
  const others = scopes.map(({ name }) => name).filter((name) => name !== 'buyer');
  if (others.length === scopes.length) return;
  await (others.length === 0
    ? replica.leave({ keepsLibrary: true })
    : replica.join({ userId, scopes: others }));
}
