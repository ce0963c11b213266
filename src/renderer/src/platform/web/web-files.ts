import { contractError } from '#shared/contract/errors.ts';
import type { FileAccess } from '#shared/contract/platform.ts';
import type { OpenedFile } from '#shared/contract/shell.ts';
import { err, ok } from '#shared/kit/result.ts';

/** As on the desktop: larger files are named but not read. */
const largestFile = 50 * 1024 * 1024;
const acceptedEndings = '.vprompt,.vpack,.json';

/** Never rejects: what is too large, not UTF-8 or gone comes back with `text: null`. */
export async function readOpenedFile(file: File): Promise<OpenedFile> {
  const { name, size: bytes } = file;
  if (bytes > largestFile) return { name, bytes, text: null };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return { name, bytes, text };
  } catch {
    return { name, bytes, text: null };
  }
}

function chooseFiles(): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    input.accept = acceptedEndings;
    input.hidden = true;
    const finish = (files: readonly File[]) => {
      input.remove();
      resolve(files);
    };
    input.addEventListener('change', () => finish([...(input.files ?? [])]));
    input.addEventListener('cancel', () => finish([]));
    // Safari forgets an input that is in no document.
    document.body.append(input);
    input.click();
  });
}

function download(suggestedName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = suggestedName;
  link.click();
  // The download reads the blob after the click; there is no event that says it has.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Files as a browser has them: it never tells whether a download was kept, so `save` answers that it was. */
export const webFiles: FileAccess = {
  open: async () => ok(await Promise.all((await chooseFiles()).map(readOpenedFile))),
  save: async (suggestedName, text) => {
    try {
      download(suggestedName, text);
      return ok({ isSaved: true });
    } catch (cause) {
      return err(contractError('file_unwritable', cause instanceof Error ? cause.name : typeof cause));
    }
  }
};
