import type * as z from 'zod';
import { createStore } from 'zustand/vanilla';
import type { Device } from '#shared/contract/device.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import type { Result } from '#shared/kit/result.ts';
import { readLastSynced } from '#renderer/lib/last-synced.ts';
import { Refusal } from '#renderer/lib/query/query-client.tsx';

/** `asOf`: when this device last synced, in Unix ms; null for what the server has just answered. */
type KnownRows = { readonly asOf: number | null };

/** True if pages show the user's shop from this device's rows, for a note that says so. */
export const knownRows = createStore<KnownRows>(() => ({ asOf: null }));

/** The server's answer, or where it cannot be reached, what this device received of it. `read` answers undefined without any. */
export async function askOrRead<Value>(
  ask: Promise<Result<Value, ContractError>>,
  read: () => Promise<Value | undefined>
): Promise<Value> {
  const answer = await ask;
  if (answer.ok) {
    knownRows.setState({ asOf: null });
    return answer.value;
  }
  const known = isNetworkError(answer.error) ? await read() : undefined;
  if (known === undefined) throw new Refusal(answer.error);
  knownRows.setState({ asOf: readLastSynced() });
  return known;
}

/** The rows of an entity that this app can read; undefined until this device has read them once. */
export async function readKnownRows<Value>(
  { listRows }: Pick<Device['replica'], 'listRows'>,
  entity: string,
  schema: z.ZodType<Value>
): Promise<Value[] | undefined> {
  const rows = await listRows({ entity });
  if (!rows.ok || rows.value === null) return undefined;
  return rows.value.flatMap(({ id, value }) => {
    const { data } = schema.safeParse({ ...value, id });
    return data === undefined ? [] : [data];
  });
}

/** Ids begin with the time of their creation. */
export const newestFirst = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => (one.id < other.id ? 1 : -1));
