import { extname } from 'node:path';
import { app } from 'electron';
import { fileExtensions } from './command-line.ts';

/** Systems that list them: in the dock and under File, or in the taskbar and the start menu. */
const hasList = process.platform === 'darwin' || process.platform === 'win32';

/** A prompt or pack that was opened or saved; the system opens it with the app again. */
export function addRecentDocument(path: string): void {
  if (hasList && fileExtensions.has(extname(path).toLowerCase())) app.addRecentDocument(path);
}

/** Also the names of files are the user's own. */
export function clearRecentDocuments(): void {
  if (hasList) app.clearRecentDocuments();
}
