import { expect, test } from 'vitest';
import { pageNames } from '#shared/contract/paths.ts';
import { features } from './features.ts';

const namesOf = (kind: 'screens' | 'dialogs' | 'parts' | 'commands'): readonly string[] =>
  features.flatMap((feature) => Object.keys(feature[kind] ?? {}));

test.each(['screens', 'dialogs', 'parts', 'commands'] as const)(
  'no two features have the same of their %s',
  (kind) => {
    const names = namesOf(kind);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
);

test('every part that a screen names belongs to a feature, and every part is named', () => {
  const shown = features.flatMap((feature) => Object.values({ ...feature.screens, ...feature.dialogs }));
  const named = new Set<string>(shown.flatMap(({ parts = [] }) => parts));
  expect([...named].toSorted()).toEqual(namesOf('parts').toSorted());
});

test('every page has a screen', () => {
  const shown = new Set(namesOf('screens'));
  expect(pageNames.filter((name) => name !== 'builder' && !shown.has(name))).toEqual([]);
});
