import type { App } from 'electron';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { IntegrationState } from '#shared/contract/shell.ts';
import { logFailure } from '../diagnostics/log-failure.ts';

type State = IntegrationState['openAtLogin'];

export type LoginItem = {
  /** As the system says: users change it there too. */
  readonly read: () => State;
  readonly change: (isOn: boolean) => State;
  /** For the first moments of a start: the app may be in another place by now. */
  readonly renew: () => void;
};

type Parts = {
  readonly app: Pick<App, 'getLoginItemSettings' | 'setLoginItemSettings'>;
  readonly platform: NodeJS.Platform;
  /** The file that the system starts; undefined for an app that is not installed. */
  readonly executable: string | undefined;
  /** The entry on Linux. */
  readonly autostartFile: string;
};

/** The switch for opening the app when the user logs in. */
export function createLoginItem({ app, platform, executable, autostartFile }: Parts): LoginItem {
  if (executable === undefined) {
    const state: State = { isOn: false, problem: 'not_installed' };
    return { read: () => state, change: () => state, renew: () => {} };
  }
  const read = (): State => {
    if (platform === 'linux') return { isOn: isAutostartOn(autostartFile), problem: null };
    const { openAtLogin, status, executableWillLaunchAtLogin } = app.getLoginItemSettings();
    if (platform === 'win32') return { isOn: executableWillLaunchAtLogin, problem: null };
    const waits = status === 'requires-approval';
    return { isOn: openAtLogin || waits, problem: waits ? 'needs_approval' : null };
  };
  return {
    read,
    change: (isOn) => {
      const isDone = attempt(() => {
        if (platform === 'linux') setAutostart(autostartFile, executable, isOn);
        else app.setLoginItemSettings({ openAtLogin: isOn });
      });
      const state = read();
      if (isDone && (state.isOn === isOn || state.problem !== null)) return state;
      return { ...state, problem: 'failed' };
    },
    renew: () => {
      if (platform === 'linux') attempt(() => renewAutostart(autostartFile, executable));
    }
  };
}

/** True where it was done. */
function attempt(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    logFailure('Opening at login could not be changed', error);
    return false;
  }
}

// The entry that opens the app at login on Linux, by the Desktop Application Autostart Specification 0.5 of
// freedesktop.org: Electron has no function for it.
/** By the Desktop Entry Specification 1.5: an argument in quotes, then a value of type string, and no field codes. */
function quote(argument: string): string {
  const quoted = `"${argument.replaceAll(/["`$\\]/g, '\\$&')}"`;
  return quoted.replaceAll('\\', '\\\\').replaceAll('%', '%%');
}

const writeEntry = (executable: string): string =>
  `[Desktop Entry]\nType=Application\nName=Reelwright\nExec=${quote(executable)}\nTerminal=false\n`;

/** False where the user's desktop has switched the entry off, as some do instead of removing it. */
const isSwitchedOn = (entry: string): boolean =>
  !/^[ \t]*(?:Hidden[ \t]*=[ \t]*true|X-GNOME-Autostart-enabled[ \t]*=[ \t]*false)[ \t\r]*$/im.test(entry);

function isAutostartOn(file: string): boolean {
  try {
    return isSwitchedOn(readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
}

/** Names the executable of today in an entry that is on: a file that people downloaded is moved and replaced. */
function renewAutostart(file: string, executable: string): void {
  if (!isAutostartOn(file)) return;
  const isCurrent = readFileSync(file, 'utf8')
    .split('\n')
    .includes(`Exec=${quote(executable)}`);
  if (!isCurrent) setAutostart(file, executable, true);
}

/** Throws where the folder cannot be written to. */
function setAutostart(file: string, executable: string, isOn: boolean): void {
  if (!isOn) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, writeEntry(executable));
}
