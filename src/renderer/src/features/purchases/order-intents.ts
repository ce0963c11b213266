// What names each wish to buy. It is kept before it is sent, so that whatever happens to the answer the next try is
// the same wish, and there is one order of it.
import type { LocalStore } from '#renderer/lib/local-store.ts';

const name = 'intents';
const most = 50;

type Kept = { readonly intent: string; readonly totalCents: number };
type Intents = Readonly<Record<string, Kept>>;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'intent' in value &&
  typeof value.intent === 'string' &&
  'totalCents' in value &&
  typeof value.totalCents === 'number';

const isIntents = (value: unknown): value is Intents =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => isKept(one));

const read = (memory: LocalStore): Intents => memory.read<Intents>(name, isIntents, {});

/** The intent under which this listing is being bought at this price; a new one, kept already, where there is none. */
export function getOrCreateIntent(
  memory: LocalStore,
  slug: string,
  totalCents: number,
  create: () => string
): string {
  const intents = read(memory);
  const known = Object.hasOwn(intents, slug) ? intents[slug] : undefined;
  if (known?.totalCents === totalCents) return known.intent;
  const intent = create();
  const others = Object.entries(intents).filter(([one]) => one !== slug);
  memory.remember(name, Object.fromEntries([...others, [slug, { intent, totalCents }]].slice(-most)));
  return intent;
}

/** The purchase has come to its end: buying the listing again is another wish. */
export function clearIntent(memory: LocalStore, slug: string): void {
  const intents = read(memory);
  if (!Object.hasOwn(intents, slug)) return;
  memory.remember(name, Object.fromEntries(Object.entries(intents).filter(([one]) => one !== slug)));
}
