// Preferences as they are before anybody chose. Apart from their schema, since the first screen needs only these.
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
    singleKeyShortcuts: true
  },
  privacy: { shareTemplates: false, allowTracking: false }
};
