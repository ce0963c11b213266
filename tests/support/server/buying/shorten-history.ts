import type { History } from './acts.ts';
import { playHistory } from './play-history.ts';
import { openTheatre, type Theatre } from './theatre.ts';

/** Leaves out whatever a history does not need to fail. */
export async function shortenHistory(history: History): Promise<History> {
  const { fails, stop } = createTrials();
  let kept = history;
  for (let size = Math.ceil(kept.length / 2); size > 0; ) {
    const before = kept.length;
    for (let start = 0; start < kept.length; ) {
      const shorter = [...kept.slice(0, start), ...kept.slice(start + size)];
      if (await fails(shorter)) kept = shorter;
      else start += size;
    }
    if (size > 1) size = Math.floor(size / 2);
    else if (kept.length === before) break;
  }
  await stop();
  return kept;
}

/** What failed once would fail everything after it in the same shop. */
function createTrials() {
  let theatre: Theatre | undefined;
  const stop = async (): Promise<void> => {
    await theatre?.stop().catch(() => undefined);
    theatre = undefined;
  };
  const fails = async (history: History): Promise<boolean> => {
    theatre ??= await openTheatre();
    const hasFailed = (await playHistory(theatre, history)).length > 0;
    if (hasFailed) await stop();
    return hasFailed;
  };
  return { fails, stop };
}
