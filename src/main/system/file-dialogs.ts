import { type BrowserWindow, dialog } from 'electron';
import type { ShellHandlers } from '#shared/contract/shell.ts';
import { isShellLabel } from '#shared/contract/shell-labels.ts';
import { shellLabel } from './shell-labels.ts';
import { safeFileName } from './safe-file-name.ts';
import { readOpenedFile, writeFileWhole } from './files.ts';
import { addRecentDocument } from './recent-documents.ts';

const openFilters = (): Electron.FileFilter[] => [
  { name: shellLabel('files.own'), extensions: ['vprompt', 'vpack', 'json'] },
  { name: shellLabel('files.text'), extensions: ['txt', 'md', 'yaml', 'yml', 'srt', 'csv'] },
  { name: shellLabel('files.all'), extensions: ['*'] }
];

function saveFilters(name: string): Electron.FileFilter[] {
  const extension = name.split('.').at(-1) ?? '';
  const word = `file.${extension}`;
  return isShellLabel(word) ? [{ name: shellLabel(word), extensions: [extension] }] : [];
}

/** `findWindow` gives the window the dialogs belong to. */
export function createFileHandlers(
  findWindow: () => BrowserWindow | undefined
): Pick<ShellHandlers, 'files.save' | 'files.open'> {
  return {
    'files.save': async ({ suggestedName, content }) => {
      const name = safeFileName(suggestedName);
      const options = { defaultPath: name, filters: saveFilters(name) };
      const window = findWindow();
      const { canceled, filePath } = await (window
        ? dialog.showSaveDialog(window, options)
        : dialog.showSaveDialog(options));
      if (canceled || filePath === '') return { isSaved: false };
      await writeFileWhole(filePath, content);
      addRecentDocument(filePath);
      return { isSaved: true };
    },
    'files.open': async () => {
      const options = {
        properties: ['openFile' as const, 'multiSelections' as const],
        filters: openFilters()
      };
      const window = findWindow();
      const { canceled, filePaths } = await (window
        ? dialog.showOpenDialog(window, options)
        : dialog.showOpenDialog(options));
      if (canceled) return [];
      filePaths.forEach(addRecentDocument);
      return await Promise.all(filePaths.map(readOpenedFile));
    }
  };
}
