import type { Clipboard, GlobalShortcut } from 'electron';
import type { IntegrationState } from '#shared/contract/shell.ts';

type Parts = {
  readonly globalShortcut: Pick<GlobalShortcut, 'register' | 'unregister' | 'isRegistered'>;
  readonly clipboard: Pick<Clipboard, 'readText'>;
  /** Brings the builder up with this text. */
  readonly paste: (text: string) => void;
};

/** In the builder, without Shift, they open the box to paste into. */
const keys = 'Mod+Alt+Shift+V';
const accelerator = keys.replace('Mod', 'CommandOrControl');

export type PasteShortcut = {
  /** Asks the system for the keys, or gives them back; false where another program has them. */
  readonly setOn: (isOn: boolean) => boolean;
  readonly describe: (isWanted: boolean) => IntegrationState['pasteShortcut'];
};

/** The keys that work in every program. The clipboard is read only when they are pressed. */
export function createPasteShortcut({ globalShortcut, clipboard, paste }: Parts): PasteShortcut {
  // A clipboard that cannot be read leaves the box empty, to be filled by hand.
  const read = () => clipboard.readText().catch(() => '');
  const setOn = (isOn: boolean): boolean => {
    if (isOn === globalShortcut.isRegistered(accelerator)) return true;
    if (isOn) return globalShortcut.register(accelerator, () => void read().then(paste));
    globalShortcut.unregister(accelerator);
    return true;
  };
  return {
    setOn,
    // Whoever had the keys may have let go of them.
    describe: (isWanted) => ({ isOn: isWanted, keys, isTaken: isWanted && !setOn(true) })
  };
}
