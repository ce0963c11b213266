import type { OpenedFile } from '#shared/contract/shell.ts';
import { readOwnJson } from '#shared/domain/paste/own-exports.ts';
import { parsePaste } from '#shared/domain/paste/parse-paste.ts';
import { err, ok, type Result } from '#shared/kit/result.ts';

/** Bytes. A hundred times the longest prompt; what is larger is another kind of file. */
const textLimitBytes = 5 * 1024 * 1024;

/** A prompt or pack of ours by its ending or by what it says of itself; also one that is damaged. */
export function isOwnFile({ name, bytes, text }: OpenedFile): boolean {
  if (/\.v(?:prompt|pack)$/i.test(name)) return true;
  if (text === null) return false;
  if (text.slice(0, 2000).includes('"reelwright/')) return true;
  return bytes <= textLimitBytes && readOwnJson(text) !== undefined;
}

/** The text of any other file, if a prompt can be read from it; the error is a sentence for people. */
export function readTextFile({ name, bytes, text }: OpenedFile): Result<string, string> {
  if (bytes > textLimitBytes) return err(`${name} is too large to be a prompt (limit 5 MB).`);
  if (bytes === 0) return err(`${name} is empty.`);
  if (text === null || text.includes('\0')) return err(`${name} is not text, so there is no prompt to read.`);
  const parsed = parsePaste(text);
  return parsed.ok ? ok(text) : err(`${name} was not opened. ${parsed.error}`);
}
