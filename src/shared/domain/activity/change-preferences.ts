// Changing preferences keeps them consistent: usage data cannot be shared by someone who records none.
import type { Preferences } from './preferences.ts';

export type PreferencesPatch = { readonly [Section in keyof Preferences]?: Partial<Preferences[Section]> };

export function changePreferences(preferences: Preferences, patch: PreferencesPatch): Preferences {
  const changed = {
    ...preferences,
    analytics: { ...preferences.analytics, ...patch.analytics },
    ui: { ...preferences.ui, ...patch.ui },
    privacy: { ...preferences.privacy, ...patch.privacy }
  };
  if (changed.analytics.enabled) return changed;
  return { ...changed, analytics: { ...changed.analytics, shareUsageData: false } };
}
