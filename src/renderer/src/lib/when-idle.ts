const maxDelayMs = 3000;

/** Runs `work` once the page has nothing better to do. The answer calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, maxDelayMs);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(work, { timeout: maxDelayMs });
  return () => cancelIdleCallback(call);
}
