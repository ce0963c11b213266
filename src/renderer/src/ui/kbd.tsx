import { classNames } from './class-names.ts';
import { isAppleKeyboard, nameKeys } from './key-names.ts';

/** A shortcut such as "Mod+K" in this platform's key names. */
export function keyLabel(keys: string): string {
  return nameKeys(keys, isAppleKeyboard());
}

/** A shortcut drawn as a key. `isOnSolid` takes the colour of the button it stands on. */
export function Kbd({ keys, isOnSolid = false }: { readonly keys: string; readonly isOnSolid?: boolean }) {
  return (
    <kbd
      className={classNames(
        'inline-flex shrink-0 items-center rounded-tag border px-1 text-meta whitespace-nowrap',
        isOnSolid ? 'border-current' : 'border-n6 text-n10'
      )}
    >
      {keyLabel(keys)}
    </kbd>
  );
}
