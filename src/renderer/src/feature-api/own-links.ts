// Visits by a seller's own link (`?via=<username>`), remembered on this device alone and sent with an order of that
// seller's listings.
import { isRecentVisit, type OwnLinkVisit } from '#shared/domain/trade/commission.ts';
import type { LocalStore } from '#renderer/lib/local-store.ts';

const storageKey = 'ownLinks';
const maxSellers = 50;
const username = /^[a-z0-9][a-z0-9-]{1,29}$/;

/** Unix milliseconds of the last visit by username. */
type Visits = Readonly<Record<string, number>>;

const isVisits = (value: unknown): value is Visits =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((at) => Number.isSafeInteger(at));

const readVisits = (memory: LocalStore): Visits => memory.read<Visits>(storageKey, isVisits, {});

export const ownLinkOf = (path: string, seller: string): string =>
  `${path}?via=${encodeURIComponent(seller)}`;

const readSeller = (search: string): string => new URLSearchParams(search).get('via') ?? '';

/** True if the query of an address names this seller. */
export const isOwnLinkOf = (search: string, seller: string): boolean => readSeller(search) === seller;

/** Remembers the visit if the query of an address names a seller. */
export function rememberOwnLink(memory: LocalStore, search: string, now: number): void {
  const seller = readSeller(search);
  if (!username.test(seller)) return;
  const others = Object.entries(readVisits(memory)).filter(
    ([name, at]) => name !== seller && isRecentVisit({ seller: name, at }, now)
  );
  memory.remember(storageKey, Object.fromEntries([...others, [seller, now]].slice(-maxSellers)));
}

/** The last visit by the seller's own link that still counts. */
export function findOwnLink(memory: LocalStore, seller: string, now: number): OwnLinkVisit | undefined {
  const visits = readVisits(memory);
  const at = Object.hasOwn(visits, seller) ? visits[seller] : undefined;
  if (at === undefined || !isRecentVisit({ seller, at }, now)) return undefined;
  return { seller, at };
}
