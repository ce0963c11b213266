import { expect, test } from 'vitest';
import {
  featureList,
  findFullFolders,
  findShapeViolations,
  findUnlistedFeatures,
  medianLines
} from './find-shape-violations.ts';

const longText = 'line\n'.repeat(301);
const reminder = ['TO', 'DO'].join('');

test.each([
  ['src/main/utils.ts', '', 'src/main/utils.ts has a name that says nothing about what it holds'],
  ['src/renderer/src/ui/index.ts', '', 'src/renderer/src/ui/index.ts is a barrel'],
  ['src/main/long.ts', longText, 'src/main/long.ts has 301 lines, 300 at most'],
  ['src/main/a.ts', `ok\n// ${reminder}: later\n`, 'src/main/a.ts:2 leaves something for later'],
  ['src/main/a.ts', '  /** Whether it is open. */', 'src/main/a.ts:1 opens a comment like a question']
])('refuses %s', (path, text, problem) => {
  expect(findShapeViolations({ path, text })).toEqual([problem]);
});

test.each([
  ['src/main/index.ts', ''],
  ['src/shared/domain/craft/template/catalog/business.ts', longText],
  ['src/main/prompt-types.ts', 'export const todoList = [];\n']
])('accepts %s', (path, text) => {
  expect(findShapeViolations({ path, text })).toEqual([]);
});

test.each([
  ['server/db/a.ts', 'const unhurried = 1;', 'server/db/a.ts:1 says "unhurried"; say asynchronous commit'],
  ['src/main/a.ts', '\n// Kept in the vault.', 'src/main/a.ts:2 says "vault"; say secure storage']
])('names the retired word in %s', (path, text, problem) => {
  expect(findShapeViolations({ path, text })).toEqual([problem]);
});

test('texts for people may use any word', () => {
  const path = 'src/renderer/src/messages/translated-names.ts';
  expect(findShapeViolations({ path, text: "'The vault'" })).toEqual([]);
});

test('a folder holds 25 files, its tests and subfolders not counted', () => {
  const inFolder = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ path: `src/renderer/src/ui/part-${index}.tsx` }));
  const others = [
    { path: 'src/renderer/src/ui/part-0.test.tsx' },
    { path: 'src/renderer/src/ui/menus/menu.tsx' }
  ];
  expect(findFullFolders([...inFolder(25), ...others])).toEqual([]);
  expect(findFullFolders([...inFolder(26), ...others])).toEqual([['src/renderer/src/ui', 26]]);
});

test('a folder of features has an object in the list of the app', () => {
  const features = 'src/renderer/src/features';
  const listed = { path: `${features}/plan/feature.ts`, text: '' };
  const list = { path: featureList, text: "import { plan } from '#renderer/features/plan/feature.ts';" };
  expect(findUnlistedFeatures([list, listed, { path: `${features}/plan/plan.tsx`, text: '' }])).toEqual([]);
  const withoutObject = { path: `${features}/paste/paste-dialog.tsx`, text: '' };
  const notListed = { path: `${features}/models/feature.ts`, text: '' };
  expect(findUnlistedFeatures([list, listed, withoutObject, notListed])).toEqual(['paste', 'models']);
});

test('the median is the middle length', () => {
  const files = [5, 1, 3].map((count) => ({ path: '', text: 'x\n'.repeat(count) }));
  expect(medianLines(files)).toBe(3);
  expect(medianLines([])).toBe(0);
});
