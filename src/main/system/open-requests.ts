import { app } from 'electron';
import type { Deliver } from '#shared/contract/event-buffer.ts';
import { logFailure } from '../diagnostics/log-failure.ts';
import { findFilePath, type OpenRequest, readCommandLine } from './command-line.ts';
import { findPathOfLink } from './deep-link.ts';
import { readOpenedFile } from './files.ts';
import { addRecentDocument } from './recent-documents.ts';
import { registerOnWindows } from './register-on-windows.ts';

async function announce({ files, path }: OpenRequest, publish: Deliver): Promise<void> {
  if (path !== undefined) publish('link.opened', { path });
  for (const file of files) {
    const opened = await readOpenedFile(file);
    if (opened.text !== null) addRecentDocument(file);
    publish('file.opened', opened);
  }
}

/**
 * Files and links from our own start, from later starts that handed over, and from macOS's own events, told to the
 * page. `onLater` runs whenever something arrives after the start. Must run before `ready`.
 */
export function receiveOpenRequests(publish: Deliver, onLater: () => void): void {
  const receive = (request: OpenRequest): void => {
    announce(request, publish).catch((error: unknown) =>
      logFailure('Could not open what was asked for', error)
    );
  };
  registerOnWindows(app, process.platform);
  receive(readCommandLine(process.argv, process.cwd()));
  app.on('second-instance', (_event, argv, folder) => {
    receive(readCommandLine(argv, folder));
    onLater();
  });
  app.on('open-file', (event, file) => {
    event.preventDefault();
    const path = findFilePath(file, process.cwd());
    receive({ files: path === undefined ? [] : [path], path: undefined });
    onLater();
  });
  app.on('open-url', (event, link) => {
    event.preventDefault();
    receive({ files: [], path: findPathOfLink(link) });
    onLater();
  });
}
