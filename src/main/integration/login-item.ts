import type { App } from 'electron';
import type { IntegrationState } from '#shared/contract/shell.ts';
import { logFailure } from '../diagnostics/log-failure.ts';
import { isAutostartOn, renewAutostart, setAutostart } from './autostart-entry.ts';

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
