import { expect, test } from 'vitest';
import { findPackages } from './package-list.tsx';

const packages = ['@fontsource-variable/inter', 'hono', 'react', 'react-dom'].map((name) => ({
  name,
  version: '1.0.0',
  license: 'MIT',
  text: 0
}));
const find = (search: string): string[] => findPackages(packages, search).map(({ name }) => name);

test('packages are found by any part of their name, in any case', () => {
  expect(find(' React')).toEqual(['react', 'react-dom']);
  expect(find('inter')).toEqual(['@fontsource-variable/inter']);
  expect(find('')).toHaveLength(4);
  expect(find('vue')).toEqual([]);
});
