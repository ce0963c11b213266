import type { DeviceArea, DeviceHandlers } from '#shared/contract/device.ts';

export const deviceAreas = [
  'draft',
  'history',
  'templates',
  'templateStates',
  'preferences',
  'notifications',
  'activity',
  'models',
  'plan',
  'listingDrafts',
  'sync'
] as const satisfies readonly DeviceArea[];

/**
 * The areas that each command changes; unlisted procedures only read, or write what no store follows. Those of sync say
 * themselves what they changed.
 */
export const areasByCommand: { readonly [Name in keyof DeviceHandlers]?: readonly DeviceArea[] } = {
  'draft.save': ['draft'],
  'history.save': ['history'],
  'history.remove': ['history'],
  'history.clear': ['history'],
  'templates.save': ['templates'],
  'templates.remove': ['templates'],
  'templateStates.save': ['templateStates'],
  'preferences.save': ['preferences'],
  'notifications.add': ['notifications'],
  'notifications.markRead': ['notifications'],
  'notifications.clear': ['notifications'],
  'activity.save': ['activity'],
  'models.save': ['models'],
  'plan.save': ['plan'],
  'listingDrafts.save': ['listingDrafts'],
  'listingDrafts.remove': ['listingDrafts'],
  'storage.import': ['history', 'templates', 'templateStates'],
  'storage.replace': deviceAreas
};

export type ChangeChannel = {
  readonly announce: (areas: readonly DeviceArea[]) => void;
  readonly close: () => void;
};

/** Tells the other tabs what changed, and hears it from them. A tab never hears itself. */
export function createChangeChannel(
  name: string,
  onChange: (areas: readonly DeviceArea[]) => void
): ChangeChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // A tab of another version may name areas that this one does not know.
    const areas = Array.isArray(data) ? deviceAreas.filter((area) => data.includes(area)) : [];
    if (areas.length > 0) onChange(areas);
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    announce: (areas) => channel.postMessage(areas),
    close: () => channel.close()
  };
}
