import { useMemo } from 'react';
import { useMatrix, useMatrixTools } from './matrix-context.ts';
import type { MadeMatrix } from './matrix-store.ts';
import { oncePer } from '#renderer/lib/once-per.ts';
import { arrangeRows, makeRows, type MatrixRow } from './rows.ts';

/** Checked once for each matrix and list of models, whoever shows it. */
const rowsOf = oncePer((context: Parameters<typeof makeRows>[1]) =>
  oncePer((made: MadeMatrix) => makeRows(made, context))
);

/** Every prompt of the matrix, and those that are shown, in their order. */
export function useRows(made: MadeMatrix): {
  readonly all: readonly MatrixRow[];
  readonly shown: readonly MatrixRow[];
} {
  const { context } = useMatrixTools();
  const isBestFirst = useMatrix((state) => state.isBestFirst);
  const isLegalOnly = useMatrix((state) => state.isLegalOnly);
  const all = rowsOf(context)(made);
  const shown = useMemo(
    () => arrangeRows(all, { isBestFirst, isLegalOnly }),
    [all, isBestFirst, isLegalOnly]
  );
  return { all, shown };
}
