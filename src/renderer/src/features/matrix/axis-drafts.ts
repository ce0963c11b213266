import { type MatrixAxis, readAxis } from '#shared/domain/craft/matrix/axis.ts';
import { buildMatrix, countValues } from '#shared/domain/craft/matrix/matrix.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { err, type Result } from '#shared/kit/result.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import words from '#renderer/messages/en/matrix.json';
import type { AxisDraft } from './matrix-store.ts';

/** The axes ready to be made, or in one sentence why not. */
export function readDrafts(
  drafts: readonly AxisDraft[],
  document: PromptDocument
): Result<readonly MatrixAxis[], string> {
  const axes: MatrixAxis[] = [];
  for (const { field, texts } of drafts) {
    const axis = readAxis(
      field,
      texts.filter((text) => text.trim() !== '')
    );
    if (!axis.ok) return err(translate(axis.error));
    axes.push(axis.value);
  }
  const prompts = buildMatrix(document, axes);
  return prompts.ok ? { ok: true, value: axes } : err(translate(prompts.error));
}

/** "3 × 4 × 2 = 24 prompts". */
export function describeCombinations(axes: readonly MatrixAxis[]): string {
  const counts = countValues(axes);
  const count = counts.reduce((product, values) => product * values, 1);
  const prompts = formatPromptCount(count);
  return counts.length > 1 ? t(words, 'matrix.product', { factors: counts.join(' × '), prompts }) : prompts;
}

/** "1 prompt", "24 prompts". */
export const formatPromptCount = (count: number): string => t(words, 'matrix.prompts', { count });
