import type { OpenedFile } from '#shared/contract/shell.ts';
import { readOwnJson } from '#shared/domain/craft/paste/read/own-exports.ts';
import { readPaste } from '#renderer/feature-api/read-paste.ts';
import { err, ok, type Result } from '#shared/kit/result.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/transfer.json';

/** Bytes. A hundred times the longest prompt; what is larger is another kind of file. */
const textLimitBytes = 5 * 1024 * 1024;

/** A prompt or pack of ours by its ending or by what it says of itself; also one that is damaged. */
export function isOwnFile({ name, bytes, text }: OpenedFile): boolean {
  if (/\.v(?:prompt|pack)$/i.test(name)) return true;
  if (text === null) return false;
  if (text.slice(0, 2000).includes('"reelwright/')) return true;
  // A text that names only some fields goes over the prompt that is open, like any other paste.
  return bytes <= textLimitBytes && readOwnJson(text)?.unnamed.length === 0;
}

/** The text of any other file, if a prompt can be read from it; the error is a sentence for people. */
export async function readTextFile({ name, bytes, text }: OpenedFile): Promise<Result<string, string>> {
  if (bytes > textLimitBytes) return err(t(texts, 'transfer.tooLarge', { name }));
  if (bytes === 0) return err(t(texts, 'transfer.emptyFile', { name }));
  if (text === null || text.includes('\0')) return err(t(texts, 'transfer.notText', { name }));
  const parsed = await readPaste(text);
  return parsed.ok ? ok(text) : err(t(texts, 'transfer.notOpened', { name, why: translate(parsed.error) }));
}
