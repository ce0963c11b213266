import type { CommandSequence } from './command-sequence.ts';
import { runSequence } from './run-sequence.ts';
import { createModelHarness, type ModelHarness } from './model-harness.ts';

/** Leaves out whatever a history does not need to fail. */
export async function shrinkSequence(history: CommandSequence): Promise<CommandSequence> {
  const { fails, stop } = createShrinkAttempts();
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

/** A failed history would fail every later one in the same shop. */
function createShrinkAttempts() {
  let harness: ModelHarness | undefined;
  const stop = async (): Promise<void> => {
    await harness?.stop().catch(() => undefined);
    harness = undefined;
  };
  const fails = async (history: CommandSequence): Promise<boolean> => {
    harness ??= await createModelHarness();
    const hasFailed = (await runSequence(harness, history)).length > 0;
    if (hasFailed) await stop();
    return hasFailed;
  };
  return { fails, stop };
}
