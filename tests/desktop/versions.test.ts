// The engine is part of the app's safety: these are the oldest versions whose known holes are closed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../../node_modules');

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** Negative when `one` is older than `other`. */
function compareVersions(one: string, other: string): number {
  const parts = (version: string): number[] => version.split('.').map(Number);
  const [mine, others] = [parts(one), parts(other)];
  const at = mine.findIndex((part, index) => part !== (others[index] ?? 0));
  return at === -1 ? 0 : (mine[at] ?? 0) - (others[at] ?? 0);
}

test.each([
  ['electron', '45.0.0'],
  ['better-sqlite3', '13.2.0'],
  ['hono', '4.12.21']
])('%s is at least %s', (name, oldest) => {
  expect(compareVersions(versionOf(name), oldest)).toBeGreaterThanOrEqual(0);
});

test('the SQLite inside is at least 3.51.3', () => {
  const database = new Database(':memory:');
  const version = database.prepare<[], string>('SELECT sqlite_version()').pluck().get() ?? '0';
  database.close();
  expect(compareVersions(version, '3.51.3')).toBeGreaterThanOrEqual(0);
});

test('a version is older by its first lower part', () => {
  expect(compareVersions('44.9.9', '45.0.0')).toBeLessThan(0);
  expect(compareVersions('45.10.0', '45.9.0')).toBeGreaterThan(0);
  expect(compareVersions('3.51.3', '3.51.3')).toBe(0);
});
