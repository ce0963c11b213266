import type { ScopeName } from '../../domain/sync/entities.ts';
import { comparedScopes, type JoinedDevice } from '../../domain/sync/joined-device.ts';
import type { OutboxItem } from '../../domain/sync/outbox.ts';
import type { SyncState } from '../../domain/sync/sync-steps.ts';
import type { ReplicaStatus } from '../device-sync.ts';
import { ContractFailure } from '../errors.ts';

export type Awaitable<Value> = Value | Promise<Value>;

/** Scopes whose rows a step needs. Those of others are not there and do not change; nor are the tables of the library and the
 * listing drafts without `library` and `seller`. */
export type NeededScopes = readonly ScopeName[];

/** Messages to the operators are there whoever syncs, and where nobody does. */
export type StoredState = SyncState & { readonly messages: readonly OutboxItem[] };

type Step<Answer> = (state: StoredState) => { readonly state: StoredState; readonly answer: Answer };

export type SyncStorage = {
  /** Without the rows. */
  readonly describe: () => Awaitable<ReplicaStatus | null>;
  readonly read: <Answer>(scopes: NeededScopes, look: (state: StoredState) => Answer) => Awaitable<Answer>;
  /** In one transaction. Listeners are notified of what it changed. */
  readonly change: <Answer>(scopes: NeededScopes, step: Step<Answer>) => Awaitable<Answer>;
};

/** A step over the scopes that are compared with tables, where they sync, and over these. */
export async function changeWithTables<Answer>(
  storage: SyncStorage,
  step: Step<Answer>,
  ...scopes: ScopeName[]
): Promise<Answer> {
  const status = await storage.describe();
  const compared = comparedScopes.filter((scope) => status?.scopes.some(({ name }) => name === scope));
  const needed = new Set<ScopeName>([...compared, ...scopes]);
  const done = await storage.change([...needed], (state) => {
    // Another window joined in between: without its tables, the whole library would be taken for deleted.
    if (comparedScopes.some((scope) => state.device?.joined.includes(scope) === true && !needed.has(scope)))
      return { state, answer: null };
    const { state: after, answer } = step(state);
    return { state: after, answer: { answer } };
  });
  return done === null ? changeWithTables(storage, step, ...scopes) : done.answer;
}

/** For a page or an answer: one of a scope that was left meanwhile, or of another user, must not be stored. */
export function checkAddressee(
  { device }: SyncState,
  deviceId: string | undefined,
  scope?: ScopeName
): JoinedDevice {
  const isMeant = device !== null && (deviceId === undefined || deviceId === device.deviceId);
  if (!isMeant || (scope !== undefined && !device.joined.includes(scope)))
    throw new ContractFailure('conflict', 'The answer is for another device.');
  return device;
}
