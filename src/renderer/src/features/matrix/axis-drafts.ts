import { type MatrixAxis, readAxis } from '#shared/domain/craft/matrix/axis.ts';
import { buildMatrix, countValues } from '#shared/domain/craft/matrix/matrix.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { err, type Result } from '#shared/kit/result.ts';
import { say } from '#renderer/lib/messages/say.ts';
import { saySentence } from '#renderer/lib/messages/say-sentence.ts';
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
    if (!axis.ok) return err(saySentence(axis.error));
    axes.push(axis.value);
  }
  const prompts = buildMatrix(document, axes);
  return prompts.ok ? { ok: true, value: axes } : err(saySentence(prompts.error));
}

/** "3 × 4 × 2 = 24 prompts". */
export function sayCount(axes: readonly MatrixAxis[]): string {
  const counts = countValues(axes);
  const count = counts.reduce((product, values) => product * values, 1);
  const prompts = sayPrompts(count);
  return counts.length > 1 ? say(words, 'matrix.product', { factors: counts.join(' × '), prompts }) : prompts;
}

/** "1 prompt", "24 prompts". */
export const sayPrompts = (count: number): string => say(words, 'matrix.prompts', { count });
