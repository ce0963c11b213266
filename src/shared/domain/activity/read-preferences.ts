// Reading preferences that another version stored: what is missing or unusable takes its default, the rest stays.
import { changePreferences, defaultPreferences } from './default-preferences.ts';
import type { Preferences } from './preferences.ts';

const wordsOf: { readonly [Key in keyof Preferences['ui']]?: readonly Preferences['ui'][Key][] } = {
  language: ['system', 'en', 'es'],
  theme: ['light', 'dark', 'system'],
  density: ['comfortable', 'compact'],
  reducedMotion: ['system', 'always']
};

function isUsable(key: string, value: unknown, standard: unknown): boolean {
  const words: Readonly<Record<string, readonly unknown[] | undefined>> = wordsOf;
  return words[key]?.includes(value) ?? typeof value === typeof standard;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readSection<Section extends object>(stored: unknown, defaults: Section): Section {
  if (!isObject(stored)) return defaults;
  const usable = Object.entries(defaults).map(([key, standard]) => {
    const value = stored[key];
    return [key, isUsable(key, value, standard) ? value : standard] as const;
  });
  return { ...stored, ...defaults, ...Object.fromEntries(usable) };
}

/** Never fails. Keys that this version does not know are kept. */
export function readPreferences(stored: unknown): Preferences {
  const known = isObject(stored) ? stored : {};
  const read = {
    ...known,
    analytics: readSection(known.analytics, defaultPreferences.analytics),
    ui: readSection(known.ui, defaultPreferences.ui),
    privacy: readSection(known.privacy, defaultPreferences.privacy)
  };
  return changePreferences(read, {});
}
