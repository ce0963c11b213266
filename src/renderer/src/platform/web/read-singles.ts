import { defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import { readStoredPlan } from '#shared/contract/stored-prompts.ts';
import { emptyUserMetrics } from '#shared/domain/activity/metrics.ts';
import { emptyModelSettings } from '#shared/domain/craft/model/empty-model-settings.ts';
import type { SavedPlan } from '#shared/domain/craft/plan/clip/saved-plan.ts';
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
  if (stored === undefined) return firstValues[name];
  const isPlan = name === 'plan' && stored !== null;
  // The name says which of the values it is, which the compiler cannot see.
  return isPlan ? (readStoredPlan(stored as SavedPlan) as Kept[Name]) : stored;
}
