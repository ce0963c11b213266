// Loaded when there is something to tell: taking away is part of the first screen, its words are not.
import { t } from '#renderer/lib/messages/translate.ts';
import type { FileAccess } from '#shared/contract/platform/platform.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { translateError } from '#renderer/messages/translated-names.ts';
import texts from '#renderer/messages/en/compare.json';

type Notice = Parameters<Notify>[0];

export const notCopied = (): Notice => ({
  type: 'error',
  title: t(texts, 'compare.notCopied'),
  message: t(texts, 'compare.notCopiedWhy')
});

const notDownloaded = (message: string): Notice => ({
  type: 'error',
  title: t(texts, 'compare.notDownloaded'),
  message
});

const downloaded = (fileName: string): Notice => ({
  type: 'success',
  title: t(texts, 'compare.downloaded'),
  message: fileName
});

type Dependencies = { readonly files: Pick<FileAccess, 'save'>; readonly notify: Notify };

/** Saves a file and tells how it went. */
export async function saveOutput(
  { files, notify }: Dependencies,
  fileName: string,
  content: string | Uint8Array<ArrayBuffer>
): Promise<void> {
  const saved = await files.save(fileName, content);
  if (!saved.ok) notify(notDownloaded(translateError(saved.error)));
  else if (saved.value.isSaved) notify(downloaded(fileName));
}
