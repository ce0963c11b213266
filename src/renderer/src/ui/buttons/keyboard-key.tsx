import { isApplePlatform } from '#renderer/lib/interaction/shortcut.ts';
import { classNames } from '../class-names.ts';
import { nameKeys } from './key-names.ts';

/** A shortcut such as "Mod+K" drawn as a key, in this platform's key names. `isOnSolid` takes the colour of the button it stands on. */
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
