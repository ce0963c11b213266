import type { DeviceArea } from '../device.ts';
import type { StoredState } from './sync-storage.ts';

/** The areas that a step of sync changed and that a feature's store follows. */
export function listChangedAreas(before: StoredState, after: StoredState): DeviceArea[] {
  const areas: readonly (readonly [DeviceArea, boolean])[] = [
    ['templates', before.library.templates !== after.library.templates],
    ['templateStates', before.library.marks !== after.library.marks],
    ['history', before.library.history !== after.library.history],
    ['preferences', before.library.settings.preferences !== after.library.settings.preferences],
    ['models', before.library.settings.models !== after.library.settings.models],
    ['listingDrafts', before.library.listingDrafts !== after.library.listingDrafts],
    ['sync', before.device !== after.device || before.messages !== after.messages]
  ];
  return areas.flatMap(([area, isChanged]) => (isChanged ? [area] : []));
}
