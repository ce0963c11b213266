import type { BrowserWindow } from 'electron';

export type ProgressBar = {
  /** `fraction` is from 0 to 1, null where it is not known, undefined once the work of this source is over. */
  readonly show: (source: string, fraction: number | null | undefined) => void;
  /** For works whose pages may be gone; those that go on say so again. */
  readonly forgetPages: () => void;
};

/** The name of work that the main process does itself. */
export const updateWork = 'update';

/** Electron takes this for "unknown" and animates the bar. */
const unknown = 2;
const none = -1;

/**
 * Long work on the icon of the app in the dock or the taskbar, all of it as one bar. `listWindows` gives those that show
 * it; nothing is asked of the system before there is work.
 */
export function createProgressBar(
  listWindows: () => readonly Pick<BrowserWindow, 'setProgressBar'>[],
  platform: NodeJS.Platform
): ProgressBar {
  const works = new Map<string, number | null>();
  let drawn = none;

  const draw = (): void => {
    const value = findValue([...works.values()], platform);
    if (value === drawn) return;
    drawn = value;
    for (const window of listWindows()) window.setProgressBar(value);
  };

  return {
    show: (source, fraction) => {
      if (fraction === undefined) works.delete(source);
      else works.set(source, fraction);
      draw();
    },
    forgetPages: () => {
      for (const source of works.keys()) if (source !== updateWork) works.delete(source);
      draw();
    }
  };
}

function findValue(fractions: readonly (number | null)[], platform: NodeJS.Platform): number {
  const known = fractions.filter((fraction) => fraction !== null);
  // Linux has no bar for what is not known.
  const isUnknown = known.length < fractions.length && (platform !== 'linux' || known.length === 0);
  if (isUnknown) return platform === 'linux' ? none : unknown;
  return known.length === 0 ? none : known.reduce((sum, fraction) => sum + fraction, 0) / known.length;
}
