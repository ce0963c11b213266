import { type BrowserWindow, dialog } from 'electron';
import type { ShellHandlers } from '#shared/contract/shell.ts';
import { safeFileName } from './safe-file-name.ts';
import { readOpenedFile } from './read-opened-file.ts';
import { writeFileWhole } from './write-file-whole.ts';

const openFilters = [
  { name: 'Reelwright files', extensions: ['vprompt', 'vpack', 'json'] },
  { name: 'Text files', extensions: ['txt', 'md', 'yaml', 'yml', 'srt', 'csv'] },
  { name: 'All files', extensions: ['*'] }
];

const filterNames: Readonly<Record<string, string>> = {
  vprompt: 'Reelwright prompt',
  vpack: 'Reelwright pack',
  json: 'JSON',
  md: 'Markdown',
  txt: 'Text'
};

function saveFilters(name: string): Electron.FileFilter[] {
  const extension = name.split('.').at(-1) ?? '';
  const filterName = filterNames[extension];
  return filterName === undefined ? [] : [{ name: filterName, extensions: [extension] }];
}

/** `findWindow` gives the window the dialogs belong to. */
export function createFileHandlers(
  findWindow: () => BrowserWindow | undefined
): Pick<ShellHandlers, 'files.save' | 'files.open'> {
  return {
    'files.save': async ({ suggestedName, text }) => {
      const name = safeFileName(suggestedName);
      const options = { defaultPath: name, filters: saveFilters(name) };
      const window = findWindow();
      const { canceled, filePath } = await (window
        ? dialog.showSaveDialog(window, options)
        : dialog.showSaveDialog(options));
      if (canceled || filePath === '') return { isSaved: false };
      await writeFileWhole(filePath, text);
      return { isSaved: true };
    },
    'files.open': async () => {
      const options = { properties: ['openFile' as const, 'multiSelections' as const], filters: openFilters };
      const window = findWindow();
      const { canceled, filePaths } = await (window
        ? dialog.showOpenDialog(window, options)
        : dialog.showOpenDialog(options));
      return canceled ? [] : await Promise.all(filePaths.map(readOpenedFile));
    }
  };
}
