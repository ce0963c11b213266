import { useMemo } from 'react';
import { useMatrix, useMatrixTools } from './matrix-context.ts';
import type { MadeMatrix } from './matrix-store.ts';
import { memoizeByObject } from '#renderer/lib/memoize-by-object.ts';
import { arrangeRows, makeRows, type MatrixRow } from './matrix-rows.ts';

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
