import { expect, test } from 'vitest';
import { defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import { appearanceOf } from './appearance.ts';

const { ui } = defaultPreferences;

test('follows the system until a theme is chosen', () => {
  expect(appearanceOf(ui, true).theme).toBe('dark');
  expect(appearanceOf(ui, false).theme).toBe('light');
  expect(appearanceOf({ ...ui, theme: 'light' }, true).theme).toBe('light');
  expect(appearanceOf({ ...ui, theme: 'dark' }, false).theme).toBe('dark');
});

test('reduces motion on wish and leaves it to the system otherwise', () => {
  expect(appearanceOf(ui, true).motion).toBe('full');
  expect(appearanceOf({ ...ui, reducedMotion: 'always' }, true).motion).toBe('reduced');
});
