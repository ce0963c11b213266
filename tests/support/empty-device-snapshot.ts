import type { DeviceSnapshot } from '#shared/contract/device.ts';
import { defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import { emptyUserMetrics } from '#shared/domain/activity/metrics.ts';
import { emptyModelSettings } from '#shared/domain/craft/model/empty-model-settings.ts';

/** A device as it comes: what every implementation answers before anything was kept. */
export const emptyDeviceSnapshot: DeviceSnapshot = {
  draft: null,
  history: [],
  templates: [],
  marks: [],
  notifications: [],
  preferences: defaultPreferences,
  events: [],
  metrics: emptyUserMetrics,
  models: emptyModelSettings,
  plan: null,
  listingDrafts: []
};
