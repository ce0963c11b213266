import { contractError } from '#shared/contract/errors.ts';
import type { FileAccess } from '#shared/contract/platform/platform.ts';
import { err, ok } from '#shared/kit/result.ts';
import { readOpenedFile } from '../read-opened-file.ts';

const acceptedEndings = '.vprompt,.vpack,.json,.yaml,.yml,.md,.txt,.srt,.csv,text/*';

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

function download(suggestedName: string, content: string | Uint8Array<ArrayBuffer>): void {
  const type = typeof content === 'string' ? 'application/json' : 'application/octet-stream';
  const url = URL.createObjectURL(new Blob([content], { type }));
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
  save: async (suggestedName, content) => {
    try {
      download(suggestedName, content);
      return ok({ isSaved: true });
    } catch (cause) {
      return err(contractError('file_not_writable', cause instanceof Error ? cause.name : typeof cause));
    }
  }
};
