/** The keys of a keyboard event that shortcuts look at. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

export const isApplePlatform = (): boolean => /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '');

/** True for shortcuts of one printable key such as `?`, which must stay out of text fields (WCAG 2.1.4). */
export const isSingleKey = (keys: string): boolean => !keys.includes('+') || keys === '+';

/** True if `press` is the shortcut `keys`, written like `Mod+Shift+Z`; `Mod` is Cmd on Apple's and Ctrl elsewhere. */
export function matchesShortcut(keys: string, press: KeyPress, isApple: boolean): boolean {
  if (isSingleKey(keys)) return press.key === keys && !press.ctrlKey && !press.metaKey && !press.altKey;
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const wantsMod = parts.includes('Mod');
  const wantsShift = parts.includes('Shift');
  if (press.altKey !== parts.includes('Alt')) return false;
  if ((isApple ? press.metaKey : press.ctrlKey) !== wantsMod) return false;
  if (isApple ? press.ctrlKey : press.metaKey) return false;
  // On some layouts "/" or "," need Shift themselves; only letters and named keys insist on its absence.
  const isLetter = /^[a-z]$/i.test(key);
  if (press.shiftKey !== wantsShift && (wantsShift || isLetter || key.length > 1)) return false;
  return isSameKey(key, press);
}

// With Alt held, `key` is what the layout types ("®"), so letters and digits fall back on where they sit.
function isSameKey(key: string, press: KeyPress): boolean {
  if (press.key.toLowerCase() === key.toLowerCase()) return true;
  if (!press.altKey) return false;
  return press.code === `Key${key.toUpperCase()}` || press.code === `Digit${key}`;
}

/** True for an element that takes typed text. */
export function isTextEntry(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return (
    target instanceof HTMLInputElement &&
    !['button', 'checkbox', 'radio', 'range', 'submit'].includes(target.type)
  );
}
