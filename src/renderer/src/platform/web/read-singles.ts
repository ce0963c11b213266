import { defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import { emptyUserMetrics } from '#shared/domain/activity/metrics.ts';
import { emptyModelSettings } from '#shared/domain/craft/model/empty-model-settings.ts';
import type { Singles } from './device-schema.ts';
import type { Transaction } from './device-transaction.ts';

type Kept = Omit<Singles, 'draft'>;

const firstValues: Kept = {
  preferences: defaultPreferences,
  notifications: [],
  events: [],
  metrics: emptyUserMetrics,
  models: emptyModelSettings,
  plan: null
};

/** The value kept under `name`, or what it is before anything was kept. */
export async function readSingle<Name extends keyof Kept>(
  transaction: Transaction<'readonly' | 'readwrite'>,
  name: Name
): Promise<Kept[Name]> {
  const stored = (await transaction.objectStore('singles').get(name)) as Kept[Name] | undefined;
  return stored ?? firstValues[name];
}
