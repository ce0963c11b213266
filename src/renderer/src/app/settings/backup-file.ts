import { DeviceSnapshot } from '#shared/contract/device.ts';
import type { OpenedFile } from '#shared/contract/shell.ts';
import { readFile } from '#shared/domain/craft/transfer/read-file.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { err, ok, type Result } from '#shared/kit/result.ts';

export type BackupFile =
  | { readonly kind: 'whole'; readonly snapshot: DeviceSnapshot }
  /** One of ours, but not written by "Export everything". */
  | { readonly kind: 'part' };

/** Reads what "Export everything" wrote; the error is a sentence for people. */
export function readBackupFile(file: OpenedFile): Result<BackupFile, string> {
  const read = readFile(file);
  if (!read.ok) return err(translate(read.error));
  if (read.value.kind !== 'pack') return ok({ kind: 'part' });
  const written = JSON.parse(file.text?.replace(/^\uFEFF/, '') ?? '') as { readonly device?: unknown };
  const rest = typeof written.device === 'object' ? written.device : null;
  const whole = DeviceSnapshot.safeParse({ ...rest, ...read.value.content });
  return ok(whole.success ? { kind: 'whole', snapshot: whole.data } : { kind: 'part' });
}
