/** One figure beside what the same work costs at the least, measured in the same run. */
export type Measurement = {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'bytes' | 'MB' | '%' | 'frames' | 'of 100';
  /** The floor and what it is: a rival, a bare statement, an empty page. */
  readonly floors: readonly { readonly name: string; readonly value: number }[];
  readonly aim: string;
  readonly isMet: boolean;
};

/** The value that `share` (0 to 1) of the samples do not exceed. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);

/** Milliseconds of one call. */
export function time(work: () => void): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}
