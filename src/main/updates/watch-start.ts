import { allMigrations } from '../storage/migrations/all-migrations.ts';
import { removePreviousAppImage } from './replace-app-image.ts';
import { beginStart, confirmStart, isWayBackOffered } from './start-record.ts';
import type { UpdateMemory } from './update-memory.ts';

export type WatchedStart = {
  /** True after two failed starts of a version that was installed over another. */
  readonly offersWayBack: boolean;
  /** Called when the page says that it is ready: the version before is not needed any more. */
  readonly confirm: () => void;
};

/** Counts this start as failed until it is confirmed. Must run before whatever may fail. */
export function watchStart(
  memory: UpdateMemory,
  version: string,
  appImage: string | undefined
): WatchedStart {
  const before = memory.recall();
  const begun = beginStart(before, version);
  if (begun.tried !== null || before.tried !== null) memory.remember(begun);
  let isConfirmed = false;
  return {
    offersWayBack: isWayBackOffered(begun),
    confirm: () => {
      if (isConfirmed) return;
      isConfirmed = true;
      const { confirmed, tried } = memory.recall();
      const record = confirmStart(version, allMigrations.length);
      if (confirmed?.version === version && confirmed.schema === record.confirmed?.schema && tried === null)
        return;
      memory.remember(record);
      if (appImage !== undefined) removePreviousAppImage(appImage).catch(() => undefined);
    }
  };
}
