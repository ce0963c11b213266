import { expect, test } from 'vitest';
import { findSettings, type Setting } from './setting.tsx';

const settings: readonly Setting[] = [
  { id: 'theme', group: 'appearance', label: 'Theme', hint: 'Light or dark', control: null },
  { id: 'motion', group: 'appearance', label: 'Animación', hint: '', control: null },
  { id: 'autosave', group: 'working', label: 'Save as you type', hint: '', control: null }
];
const find = (search: string) =>
  findSettings(settings, search, (group) => `${group} settings`).map(({ id }) => id);

test('a setting is found by its name, its explanation and its group, whatever the case', () => {
  expect(find('THEME')).toEqual(['theme']);
  expect(find('dark')).toEqual(['theme']);
  expect(find('Working')).toEqual(['autosave']);
});

test('every word must occur, and accents do not matter', () => {
  expect(find('save type')).toEqual(['autosave']);
  expect(find('save dark')).toEqual([]);
  expect(find('animacion')).toEqual(['motion']);
});

test('without a search everything is shown', () => {
  expect(find('  ')).toEqual(['theme', 'motion', 'autosave']);
});
