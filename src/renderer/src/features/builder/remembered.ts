// Small conveniences of one screen (which sections are open, how wide a pane is) that live in local storage.
// A browser that refuses costs the user a convenience, so a failure is only logged.

const keyOf = (name: string): string => `reelwright.builder.${name}`;

/** The text kept under `name`, or null. */
export function readRememberedText(name: string): string | null {
  try {
    return globalThis.localStorage?.getItem(keyOf(name)) ?? null;
  } catch (error) {
    console.warn(`Could not read the remembered ${name}`, error);
    return null;
  }
}

/** What was remembered under `name`, or `fallback` when nothing usable is there. */
export function readRemembered<Value>(
  name: string,
  isUsable: (value: unknown) => value is Value,
  fallback: Value
): Value {
  try {
    const value: unknown = JSON.parse(readRememberedText(name) ?? 'null');
    return isUsable(value) ? value : fallback;
  } catch {
    return fallback;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    globalThis.localStorage?.setItem(keyOf(name), JSON.stringify(value));
  } catch (error) {
    console.warn(`Could not remember ${name}`, error);
  }
}

export const isListOfText = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
