import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changePreferences, defaultPreferences } from './default-preferences.ts';
import { Preferences } from './preferences.ts';
import { readPreferences } from './read-preferences.ts';

test('changing one preference leaves the others alone', () => {
  const changed = changePreferences(defaultPreferences, { ui: { density: 'compact' } });
  expect(changed).toEqual({ ...defaultPreferences, ui: { ...defaultPreferences.ui, density: 'compact' } });
});

test('usage data is never shared while analytics are off', () => {
  const changed = changePreferences(defaultPreferences, { analytics: { shareUsageData: true } });
  expect(changed.analytics).toEqual({ enabled: false, shareUsageData: false });
});

test('preferences of an older version keep their values and gain the missing ones', () => {
  const stored = { ui: { theme: 'dark', autoSave: false }, analytics: { enabled: true } };
  expect(readPreferences(stored)).toEqual({
    ...defaultPreferences,
    analytics: { enabled: true, shareUsageData: false },
    ui: { ...defaultPreferences.ui, theme: 'dark', autoSave: false }
  });
});

test('unusable values take their defaults, unknown keys stay', () => {
  const stored = { ui: { theme: 'sepia', notifications: 'yes', font: 'serif' }, privacy: [], later: 1 };
  expect(readPreferences(stored)).toEqual({
    ...defaultPreferences,
    ui: { ...defaultPreferences.ui, font: 'serif' },
    later: 1
  });
});

test('whatever was stored, the answer is preferences', () => {
  const sections = fc.record({ analytics: fc.anything(), ui: fc.anything(), privacy: fc.anything() });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), sections), (stored) => {
      expect(Preferences.safeParse(readPreferences(stored)).success).toBe(true);
    })
  );
});
