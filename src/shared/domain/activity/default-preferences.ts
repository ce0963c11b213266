// The default preferences and how a change applies: users who do not record usage cannot share it. Free of zod, because the
// first load includes it.
import type { Preferences } from './preferences.ts';

export const defaultPreferences: Preferences = {
  analytics: { enabled: false, shareUsageData: false },
  ui: {
    language: 'system',
    theme: 'system',
    sidebarCollapsed: false,
    autoSave: true,
    notifications: true,
    density: 'comfortable',
    reducedMotion: 'system',
    singleKeyShortcuts: true,
    newPromptModel: ''
  },
  privacy: { shareTemplates: false, allowTracking: false }
};

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
