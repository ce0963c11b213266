import { isApplePlatform } from '#renderer/lib/interaction/shortcut.ts';
import { classNames } from '../class-names.ts';

/** A shortcut such as "Mod+K" drawn as a key, in this platform's key names. `isOnSolid` takes the color of its button. */
export function Kbd({ keys, isOnSolid = false }: { readonly keys: string; readonly isOnSolid?: boolean }) {
  return (
    <kbd
      dir="ltr"
      className={classNames(
        'inline-flex shrink-0 items-center rounded-tag border px-1 text-meta whitespace-nowrap',
        isOnSolid ? 'border-current' : 'border-n6 text-n10'
      )}
    >
      {nameKeys(keys, isApplePlatform())}
    </kbd>
  );
}

const appleNames: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Ctrl: '⌃',
  Alt: '⌥',
  Shift: '⇧',
  Enter: '↵',
  Escape: 'Esc',
  Backspace: '⌫',
  Delete: '⌦',
  Tab: '⇥'
};

const otherNames: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  Enter: '↵',
  Escape: 'Esc',
  Delete: 'Del'
};

const arrows: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Space: 'Space'
};

const appleOrder = ['Ctrl', 'Alt', 'Shift', 'Mod'];

/** The keys of "Mod+Shift+Z"; the plus key itself is written last, as in "Mod++". */
export function splitKeys(keys: string): readonly string[] {
  if (keys === '+') return ['+'];
  return keys.endsWith('++') ? [...keys.slice(0, -2).split('+'), '+'] : keys.split('+');
}

/** A shortcut such as "Mod+Shift+Z" as the system writes it: ⇧⌘Z on Apple's systems, Ctrl+Shift+Z elsewhere. */
export function nameKeys(keys: string, isApple: boolean): string {
  const parts = splitKeys(keys);
  const names = isApple ? appleNames : otherNames;
  const nameOf = (key: string) => names[key] ?? arrows[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  if (!isApple) return parts.map(nameOf).join('+');
  const modifiers = appleOrder.filter((key) => parts.includes(key));
  return [...modifiers, ...parts.filter((key) => !appleOrder.includes(key))].map(nameOf).join('');
}

/** The value of aria-keyshortcuts for "Mod+Enter": "Meta+Enter" on Apple's systems, "Control+Enter" elsewhere. */
export function ariaKeys(keys: string, isApple: boolean): string {
  return splitKeys(keys)
    .map((key) => {
      if (key === 'Mod') return isApple ? 'Meta' : 'Control';
      if (key === 'Ctrl') return 'Control';
      return key === '+' ? 'Plus' : key;
    })
    .join('+');
}
