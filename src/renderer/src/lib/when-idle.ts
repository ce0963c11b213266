const maxDelayMs = 3000;

/** For code that nobody waits for. Where pages are written there is nothing to leave in peace. */
export const untilIdle = (): Promise<void> =>
  typeof window === 'undefined' ? Promise.resolve() : new Promise((resolve) => void whenIdle(resolve));

/** Runs `work` once the page has nothing better to do. The answer calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, maxDelayMs);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(work, { timeout: maxDelayMs });
  return () => cancelIdleCallback(call);
}
