// Small conveniences of one window (which sections are open, how wide a pane is) that live in local storage.
// A browser that refuses costs the user a convenience, so a failure is only logged.

export type LocalStore = {
  /** The text kept under `name`, or null. */
  readonly readText: (name: string) => string | null;
  /** The value stored under `name`, or `fallback` without a usable one. */
  readonly read: <Value>(
    name: string,
    isUsable: (value: unknown) => value is Value,
    fallback: Value
  ) => Value;
  readonly remember: (name: string, value: unknown) => void;
};

/** A local store with the prefix `prefix`. */
export function createLocalStore(prefix: string): LocalStore {
  const keyOf = (name: string): string => `${prefix}.${name}`;

  function readText(name: string): string | null {
    try {
      return globalThis.localStorage?.getItem(keyOf(name)) ?? null;
    } catch (error) {
      console.warn(`Could not read the remembered ${name}`, error);
      return null;
    }
  }

  return {
    readText,
    read(name, isUsable, fallback) {
      try {
        const value: unknown = JSON.parse(readText(name) ?? 'null');
        return isUsable(value) ? value : fallback;
      } catch {
        return fallback;
      }
    },
    remember(name, value) {
      try {
        globalThis.localStorage?.setItem(keyOf(name), JSON.stringify(value));
      } catch (error) {
        console.warn(`Could not remember ${name}`, error);
      }
    }
  };
}

export const isStringArray = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
