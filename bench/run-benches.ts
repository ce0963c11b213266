import type { Measurement } from './measurement.ts';

export type Bench = {
  readonly name: string;
  readonly run: () => readonly Measurement[] | Promise<readonly Measurement[]>;
};

export type BenchFailure = { readonly name: string; readonly reason: string };

export type BenchReport = {
  readonly measurements: readonly Measurement[];
  readonly failures: readonly BenchFailure[];
};

/** Runs one bench after the other. A bench that throws is named in the report and stops none of the others. */
export async function runBenches(benches: readonly Bench[]): Promise<BenchReport> {
  const measurements: Measurement[] = [];
  const failures: BenchFailure[] = [];
  for (const { name, run } of benches) {
    try {
      measurements.push(...(await run()));
    } catch (error) {
      failures.push({ name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { measurements, failures };
}

/** A line a figure and a line a floor, then the benches that failed. */
export function formatReport({ measurements, failures }: BenchReport): string {
  const figures = measurements.flatMap(({ name, value, unit, floors, aim, isMet }) => [
    `${isMet ? 'ok  ' : 'MISS'}  ${name}: ${formatFigure(value)} ${unit}   (aim ${aim})`,
    ...floors.map((floor) => `        ${floor.name}: ${formatFigure(floor.value)} ${unit}`)
  ]);
  return [...figures, ...failures.map(({ name, reason }) => `FAIL  ${name}: ${reason}`)].join('\n');
}

const formatFigure = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
