import { defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import { emptyUserMetrics } from '#shared/domain/activity/empty-user-metrics.ts';
import type { Singles } from './device-schema.ts';
import type { Transaction } from './device-transaction.ts';

const firstValues = {
  preferences: defaultPreferences,
  notifications: [],
  events: [],
  metrics: emptyUserMetrics
} satisfies Omit<Singles, 'draft'>;

/** The value kept under `name`, or what it is before anything was kept. */
export async function readSingle<Name extends keyof typeof firstValues>(
  transaction: Transaction<'readonly' | 'readwrite'>,
  name: Name
): Promise<Singles[Name]> {
  const stored = (await transaction.objectStore('singles').get(name)) as Singles[Name] | undefined;
  return stored ?? (firstValues[name] as Singles[Name]);
}
