/** The 95th percentile of as many runs one after the other, in ms. */
export async function measurePercentile(
  runs: number,
  run: (number: number) => Promise<unknown>
): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < runs; number++) {
    const startedAt = performance.now();
    await run(number);
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(runs * 0.95)] ?? 0;
}
