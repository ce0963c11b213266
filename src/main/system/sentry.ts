import { IPCMode, init } from '@sentry/electron/main';

export function startSentry(dsn: string): void {
  init({ dsn, ipcMode: IPCMode.Classic, sendDefaultPii: false });
}
