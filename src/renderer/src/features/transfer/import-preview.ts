import type { Device } from '#shared/contract/device.ts';
import type { OpenedFile } from '#shared/contract/shell.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { type ImportPlan, planImport } from '#shared/domain/craft/transfer/import-plan.ts';
import type { PackContent } from '#shared/domain/craft/transfer/pack-file.ts';
import { err, ok, type Result } from '#shared/kit/result.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { translateError } from '#renderer/messages/translated-names.ts';

/** A file that was read and waits for confirmation. Nothing has changed yet. */
export type ImportPreview =
  | { readonly kind: 'prompt'; readonly fileName: string; readonly document: PromptDocument }
  | {
      readonly kind: 'pack';
      readonly fileName: string;
      readonly content: PackContent;
      readonly plan: ImportPlan;
      /** Undefined where the file does not say. */
      readonly templatesOffered?: boolean;
    };

/** Any other text, to be turned into fields; `fileName` is '' for what came from no file. */
export type TextPreview = { readonly kind: 'text'; readonly fileName: string; readonly text: string };

export type ImportCandidate = ImportPreview | TextPreview;

/** Reads a file and compares it with what is here; the error is a sentence for people. */
export async function createImportPreview(
  device: Device,
  file: OpenedFile
): Promise<Result<ImportCandidate, string>> {
  const { isOwnFile, readTextFile } = await import('./read-text-file.ts');
  if (isOwnFile(file)) return previewOwnFile(device, file);
  const text = await readTextFile(file);
  return text.ok ? ok({ kind: 'text', fileName: file.name, text: text.value }) : text;
}

async function previewOwnFile(device: Device, file: OpenedFile): Promise<Result<ImportPreview, string>> {
  const { readFile } = await import('#shared/domain/craft/transfer/read-file.ts');
  const read = readFile(file);
  if (!read.ok) return err(translate(read.error));
  if (read.value.kind === 'prompt') return ok({ ...read.value, fileName: file.name });

  const current = await device.storage.export();
  if (!current.ok) return err(translateError(current.error));
  const plan = planImport(current.value, read.value.content);
  return ok({ ...read.value, fileName: file.name, plan });
}
