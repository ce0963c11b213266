/**
 * Widens a path drawn on a 100 × 100 square to a frame of the given ratio, 100 high.
 * The path uses absolute M, L, C, Q, S, T and Z only, so numbers alternate between x and y.
 */
export function stretchPath(path: string, ratio: number): string {
  let isX = false;
  return path.replaceAll(/-?\d*\.?\d+/g, (number) => {
    isX = !isX;
    return isX ? String(Math.round(Number(number) * ratio * 100) / 100) : number;
  });
}
