import { afterEach, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '#tests/support/stub-local-storage.ts';
import { endFirstRun, isFirstRunOver } from './first-run.tsx';
import { findStarters, starterIds } from './starters.tsx';
import { loadBuiltInTemplates } from '#shared/domain/craft/template/catalog/load-built-in-templates.ts';

afterEach(() => vi.unstubAllGlobals());

test('the first steps are shown until they were once', () => {
  stubLocalStorage();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  expect(isFirstRunOver()).toBe(false);
  endFirstRun();
  expect(isFirstRunOver()).toBe(true);
});

test('the page that is written at build time shows them, for whoever has never been here', () => {
  expect(isFirstRunOver()).toBe(false);
});

test('where nothing can be remembered nobody is asked at every start, and the failure is only logged', () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(isFirstRunOver()).toBe(true);
  expect(endFirstRun).not.toThrow();
  expect(warn).toHaveBeenCalledTimes(2);
});

test('there are six starters, all of them built in', async () => {
  const loaded = await loadBuiltInTemplates();
  if (!loaded.ok) throw new Error(loaded.error);
  expect(findStarters(loaded.value).map(({ id }) => id)).toEqual(starterIds);
  expect(starterIds).toHaveLength(6);
});
