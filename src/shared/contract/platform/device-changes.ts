// The parts of a device that a command changes, for the windows that did not ask for it.
import type { DeviceArea, DeviceHandlers } from '../device.ts';

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
