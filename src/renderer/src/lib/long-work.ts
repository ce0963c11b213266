// Work that takes long enough for its user to look elsewhere. Its progress is shown wherever somebody listens, e.g. on
// the icon of the desktop app.

/** How far it is, from 0 to 1. */
export type ReportProgress = (fraction: number) => void;

/** Of all that runs, from 0 to 1: null where it is not known, undefined while nothing runs. */
export type WorkProgress = number | null | undefined;

/** Work that ends before is never shown: a bar that only flashes tells nothing. */
export const shownAfterMs = 300;

type Work = { fraction: number | null };

const running = new Set<Work>();
const listeners = new Set<(progress: WorkProgress) => void>();
let told: WorkProgress;

/** Shows that `work` runs until it settles, however it does. */
export async function runLongWork<T>(work: (report: ReportProgress) => Promise<T>): Promise<T> {
  const shown: Work = { fraction: null };
  const timer = setTimeout(() => {
    running.add(shown);
    tell();
  }, shownAfterMs);
  try {
    return await work((fraction) => {
      shown.fraction = Math.min(Math.max(fraction, 0), 1);
      tell();
    });
  } finally {
    clearTimeout(timer);
    running.delete(shown);
    tell();
  }
}

/** Calls `listener` when the progress changes by a per cent or more; the answer ends that. */
export function listenToLongWork(listener: (progress: WorkProgress) => void): () => void {
  listeners.add(listener);
  if (told !== undefined) listener(told);
  return () => void listeners.delete(listener);
}

function tell(): void {
  const progress = summarize([...running].map(({ fraction }) => fraction));
  if (progress === told) return;
  told = progress;
  for (const listener of listeners) listener(progress);
}

function summarize(fractions: readonly (number | null)[]): WorkProgress {
  if (fractions.length === 0) return undefined;
  const known = fractions.filter((fraction) => fraction !== null);
  if (known.length < fractions.length) return null;
  const sum = known.reduce((total, fraction) => total + fraction, 0);
  return Math.floor((sum / known.length) * 100) / 100;
}
