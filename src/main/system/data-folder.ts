import { resolve } from 'node:path';
import { app } from 'electron';

/** Everything the app keeps, Chromium's own files too, goes under one folder. Must run before `ready`. */
export function chooseDataFolder(folder: string | undefined): void {
  if (folder) app.setPath('userData', resolve(folder));
}
