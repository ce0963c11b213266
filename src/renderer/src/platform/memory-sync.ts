import type { DeviceArea, DeviceSnapshot } from '#shared/contract/device.ts';
import { listChangedAreas } from '#shared/contract/sync/changed-areas.ts';
import { describeDevice } from '#shared/contract/sync/describe-device.ts';
import { createSyncHandlers, type SyncHandlers } from '#shared/contract/sync/device-handlers.ts';
import { scopeNames } from '#shared/domain/sync/entities.ts';
import { joinDevice, type JoinedDevice } from '#shared/domain/sync/joined-device.ts';
import type { SyncTools } from '#shared/domain/sync/library.ts';
import { listFormerIds } from '#shared/domain/sync/former-ids.ts';
import { toStored } from '#shared/domain/sync/stored-device.ts';
import type { OutboxItem } from '#shared/domain/sync/outbox.ts';
import type { StoredState } from '#shared/contract/sync/sync-storage.ts';

export type SyncOptions = {
  readonly tools?: SyncTools;
  /** Hears what a step of sync changed. */
  readonly onChange?: (areas: readonly DeviceArea[]) => void;
};

type Kept = { now: DeviceSnapshot; sync: JoinedDevice | null; messages: readonly OutboxItem[] };

const defaultTools: SyncTools = { createId: () => crypto.randomUUID(), now: Date.now };

export function createMemorySync(
  kept: Kept,
  { tools = defaultTools, onChange }: SyncOptions
): { readonly handlers: SyncHandlers; readonly reset: () => void } {
  const load = (): StoredState => {
    const { templates, marks, history, listingDrafts, preferences, models } = kept.now;
    const settings = { preferences, models };
    return {
      device: kept.sync,
      messages: kept.messages,
      library: { templates, marks, history, listingDrafts, settings }
    };
  };
  const save = ({ device, messages, library }: StoredState): void => {
    const { templates, marks, history, listingDrafts, settings } = library;
    kept.sync = device;
    kept.messages = messages;
    kept.now = {
      ...kept.now,
      ...settings,
      templates: [...templates],
      marks: [...marks],
      history: [...history],
      listingDrafts: [...listingDrafts]
    };
  };
  const handlers = createSyncHandlers(
    {
      describe: () => (kept.sync === null ? null : describeDevice(toStored(kept.sync, null, scopeNames))),
      read: (_, look) => look(load()),
      change: (_, step) => {
        const before = load();
        const { state, answer } = step(before);
        save(state);
        const areas = listChangedAreas(before, state);
        if (areas.length > 0) onChange?.(areas);
        return answer;
      }
    },
    tools
  );
  return {
    handlers,
    reset: () => {
      if (kept.sync === null) return;
      const { userId, joined } = kept.sync;
      kept.sync = { ...joinDevice(userId, joined, tools.createId()), formerIds: listFormerIds(kept.sync) };
    }
  };
}
