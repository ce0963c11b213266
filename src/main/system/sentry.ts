import { IPCMode, init } from '@sentry/electron/main';
import { sentryOptions } from './sentry-options.ts';

/** Pages report through nothing of this: the bridge has no channel for it. */
export function startSentry(dsn: string): void {
  init({ ...sentryOptions(dsn), ipcMode: IPCMode.Classic });
}
