import { expect, test } from 'vitest';
import { findServerAddress, readSettings } from './settings.ts';

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

test('the first address that is given counts, as its origin', () => {
  expect(findServerAddress(['https://reelwright.example/some/where?x=1', 'https://other.example'])).toBe(
    'https://reelwright.example'
  );
  expect(findServerAddress([undefined, '', 'https://other.example:8443'])).toBe('https://other.example:8443');
});

test('plain http is for this machine alone', () => {
  expect(findServerAddress(['http://localhost:4173'])).toBe('http://localhost:4173');
  expect(findServerAddress(['http://127.0.0.1:4173/', 'https://b.example'])).toBe('http://127.0.0.1:4173');
  expect(findServerAddress(['http://reelwright.example', 'http://localhost.evil.example'])).toBeNull();
});

test.each(['', 'reelwright.example', 'file:///etc/passwd', 'javascript:alert(1)'])('%j is none', (text) => {
  expect(findServerAddress([text])).toBeNull();
});
