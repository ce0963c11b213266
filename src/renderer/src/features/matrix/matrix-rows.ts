import { useMemo } from 'react';
import { memoizeByObject } from '#renderer/lib/memoize-by-object.ts';
import type { Finding, FitContext, Severity } from '#shared/domain/craft/fit/rules/fit-rule.ts';
import { type CheckedPrompt, checkMatrix, isSupported } from '#shared/domain/craft/matrix/check-matrix.ts';
import { buildMatrix } from '#shared/domain/craft/matrix/matrix.ts';
import { formatCompactJson } from '#shared/domain/craft/prompt/prompt-json.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { useMatrix, useMatrixTools } from './matrix-context.ts';
import type { MadeMatrix } from './matrix-store.ts';

/** `place` counts from 0 in the order the prompts were made. */
export type MatrixRow = CheckedPrompt & { readonly place: number };

export function makeRows({ source, axes }: MadeMatrix, context: FitContext): readonly MatrixRow[] {
  const prompts = buildMatrix(source, axes);
  if (!prompts.ok) return [];
  return checkMatrix(prompts.value, context).map((prompt, place) => ({ ...prompt, place }));
}

/** As made or the best first, where a prompt whose model is not known comes last. */
export function arrangeRows(
  rows: readonly MatrixRow[],
  { isBestFirst, isSupportedOnly }: { readonly isBestFirst: boolean; readonly isSupportedOnly: boolean }
): readonly MatrixRow[] {
  const shown = isSupportedOnly ? rows.filter(isSupported) : rows;
  if (!isBestFirst) return shown;
  return shown.toSorted((one, other) => (other.fit?.score ?? -1) - (one.fit?.score ?? -1));
}

/** The gravest thing to mind; undefined where there is none. */
export const findWorst = ({ fit }: MatrixRow): Finding | undefined => fit?.findings[0];

export type Verdict = 'refused' | 'look' | 'fits' | 'unknown';
const verdicts: Readonly<Record<Severity, Verdict>> = { error: 'refused', warning: 'look', info: 'fits' };

/** The verdict for a score. */
export function gradeScore(row: MatrixRow): Verdict {
  if (row.fit === null) return 'unknown';
  const worst = findWorst(row);
  return worst === undefined ? 'fits' : verdicts[worst.severity];
}

/** The rows that are selected, or every one that is shown where none is. */
export function pickRows(
  shown: readonly MatrixRow[],
  selected: ReadonlySet<number>
): { readonly rows: readonly MatrixRow[]; readonly isSelection: boolean } {
  const picked = shown.filter(({ place }) => selected.has(place));
  return picked.length > 0 ? { rows: picked, isSelection: true } : { rows: shown, isSelection: false };
}

/** True while the prompt is the one the matrix was made of, or one that was opened from it. */
export function isMadeOf(
  { data }: PromptDocument,
  { source }: MadeMatrix,
  rows: readonly MatrixRow[]
): boolean {
  const json = formatCompactJson(data);
  return [source, ...rows.map(({ document }) => document)].some(
    (made) => formatCompactJson(made.data) === json
  );
}

/** Checked once for each matrix and list of models, whoever shows it. */
const rowsOf = memoizeByObject((context: Parameters<typeof makeRows>[1]) =>
  memoizeByObject((made: MadeMatrix) => makeRows(made, context))
);

/** Every prompt of the matrix, and those that are shown, in their order. */
export function useRows(made: MadeMatrix): {
  readonly all: readonly MatrixRow[];
  readonly shown: readonly MatrixRow[];
} {
  const { context } = useMatrixTools();
  const isBestFirst = useMatrix((state) => state.isBestFirst);
  const isSupportedOnly = useMatrix((state) => state.isSupportedOnly);
  const all = rowsOf(context)(made);
  const shown = useMemo(
    () => arrangeRows(all, { isBestFirst, isSupportedOnly }),
    [all, isBestFirst, isSupportedOnly]
  );
  return { all, shown };
}
