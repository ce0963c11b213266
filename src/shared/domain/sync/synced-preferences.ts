// Which preferences belong to the user, and sync, and which to the device.
import { defaultPreferences } from '../activity/default-preferences.ts';
import { Preferences } from '../activity/preferences.ts';
import type { DocumentValue } from './row.ts';

type Owner = 'user' | 'device';
type Owners = {
  readonly [Group in keyof Preferences]: { readonly [Name in keyof Preferences[Group]]: Owner };
};

/** Every preference is here, so that a new one is decided on. */
const owners: Owners = {
  // Consent is given to what one device records and sends.
  analytics: { enabled: 'device', shareUsageData: 'device' },
  ui: {
    // A device may be set up in another language, which is what `system` follows.
    language: 'device',
    // These depend on a device's screen and on where it stands.
    theme: 'device',
    sidebarCollapsed: 'device',
    density: 'device',
    reducedMotion: 'device',
    // Depends on how one types there: with speech input, single keys are pressed by accident.
    singleKeyShortcuts: 'device',
    // How a user works, wherever they do.
    autoSave: 'user',
    notifications: 'user',
    newPromptModel: 'user'
  },
  privacy: {
    // About the templates, which are on every device.
    shareTemplates: 'user',
    allowTracking: 'device'
  }
};

type Path = readonly [group: keyof Preferences, name: string];

const synced: readonly Path[] = Object.entries(owners).flatMap(([group, names]) =>
  Object.entries(names).flatMap(([name, owner]) =>
    owner === 'user' ? [[group as keyof Preferences, name] as const] : []
  )
);

const read = (preferences: Preferences, [group, name]: Path): DocumentValue[string] =>
  (preferences[group] as DocumentValue)[name] ?? null;

export const toPreferencesValue = (preferences: Preferences): DocumentValue =>
  Object.fromEntries(synced.map((path) => [path[1], read(preferences, path)]));

/** The preferences with what the row says of those that sync, and the same object where that changes nothing. */
export function withPreferencesValue(preferences: Preferences, value: DocumentValue): Preferences {
  let changed = preferences;
  for (const path of synced) {
    const [group, name] = path;
    if (!Object.hasOwn(value, name) || value[name] === read(changed, path)) continue;
    // A value that another version of the app wrote may be none of this one.
    const { data } = Preferences.safeParse({
      ...changed,
      [group]: { ...changed[group], [name]: value[name] }
    });
    changed = data ?? changed;
  }
  return changed;
}

export const withoutSyncedPreferences = (preferences: Preferences): Preferences =>
  withPreferencesValue(preferences, toPreferencesValue(defaultPreferences));
