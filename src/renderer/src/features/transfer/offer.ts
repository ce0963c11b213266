import type { Device } from '#shared/contract/device.ts';
import type { OpenedFile } from '#shared/contract/shell.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { type ImportPlan, planImport } from '#shared/domain/craft/transfer/import-plan.ts';
import type { PackContent } from '#shared/domain/craft/transfer/pack-file.ts';
import { err, ok, type Result } from '#shared/kit/result.ts';
import { saySentence } from '#renderer/lib/messages/say-sentence.ts';
import { sayError } from '#renderer/messages/names.ts';

/** What was read from a file of ours and waits for the user's yes. Nothing has changed yet. */
export type ImportOffer =
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
export type TextOffer = { readonly kind: 'text'; readonly fileName: string; readonly text: string };

export type Offer = ImportOffer | TextOffer;

/** Reads a file and compares it with what is here; the error is a sentence for people. */
export async function makeOffer(device: Device, file: OpenedFile): Promise<Result<Offer, string>> {
  const { isOwnFile, readTextFile } = await import('./read-text-file.ts');
  if (isOwnFile(file)) return makeImportOffer(device, file);
  const text = readTextFile(file);
  return text.ok ? ok({ kind: 'text', fileName: file.name, text: text.value }) : text;
}

async function makeImportOffer(device: Device, file: OpenedFile): Promise<Result<ImportOffer, string>> {
  await import('#renderer/lib/zod-without-eval.ts');
  const { readFile } = await import('#shared/domain/craft/transfer/read-file.ts');
  const read = readFile(file);
  if (!read.ok) return err(saySentence(read.error));
  if (read.value.kind === 'prompt') return ok({ ...read.value, fileName: file.name });

  const current = await device.storage.export();
  if (!current.ok) return err(sayError(current.error));
  const plan = planImport(current.value, read.value.content);
  return ok({ ...read.value, fileName: file.name, plan });
}
