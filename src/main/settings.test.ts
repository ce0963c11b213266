import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const built = {
  REELWRIGHT_SERVER: 'https://reelwright.example',
  REELWRIGHT_MODEL_LIST_KEYS: 'one, two,',
  REELWRIGHT_SENTRY_DSN: 'https://key@reports.example/1',
  REELWRIGHT_POSTHOG_HOST: 'https://usage.example',
  REELWRIGHT_PAGE_ANALYTICS_URL: 'https://pages.example/views'
};

test('an installed app needs no variables: it knows every address from its build', () => {
  expect(readSettings({}, built)).toEqual({
    server: 'https://reelwright.example',
    modelListKeys: ['one', 'two'],
    reportsDsn: 'https://key@reports.example/1',
    pageSendsTo: ['https://key@reports.example/1', 'https://usage.example', 'https://pages.example/views']
  });
});

test('a variable of the start counts instead, also an empty one, but a server must be usable', () => {
  const start = {
    REELWRIGHT_SENTRY_DSN: '',
    REELWRIGHT_SERVER: 'ftp://x',
    REELWRIGHT_MODEL_LIST_KEYS: 'own'
  };
  expect(readSettings(start, built)).toMatchObject({
    server: 'https://reelwright.example',
    modelListKeys: ['own'],
    reportsDsn: '',
    pageSendsTo: ['', 'https://usage.example', 'https://pages.example/views']
  });
});

test('a build that was told nothing sends nothing', () => {
  expect(readSettings({}, {})).toEqual({
    server: null,
    modelListKeys: [],
    reportsDsn: undefined,
    pageSendsTo: [undefined, undefined, undefined]
  });
});
