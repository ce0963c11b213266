const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  Home: -Infinity,
  End: Infinity
};

/** The bar that a key leads to, at the ends the same one; undefined for other keys. */
export function findNextBar(
  key: string,
  { index, last }: { readonly index: number; readonly last: number }
): number | undefined {
  const step = steps[key];
  return step === undefined ? undefined : Math.min(Math.max(index + step, 0), last);
}
