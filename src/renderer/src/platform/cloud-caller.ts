import type { Transport } from '#shared/contract/create-caller.ts';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';

type Noun = Readonly<Record<string, (input?: unknown) => ReturnType<Transport>>>;

/** The cloud as its callers hold it, without the list of its procedures: that loads with the first call. */
export function createCloudCaller(transport: Transport): Cloud {
  const nouns = byName((noun): Noun => byName((verb) => (input) => transport(`${noun}.${verb}`, input)));
  return nouns as unknown as Cloud;
}

/** Each name has the value that `make` gives it, the same one at every look. */
function byName<T>(make: (name: string) => T): Readonly<Record<string, T>> {
  const made: Record<string, T> = Object.create(null) as Record<string, T>;
  return new Proxy(made, {
    get: (_made, name) =>
      typeof name === 'string' && name !== 'then' ? (made[name] ??= make(name)) : undefined
  });
}
