import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTempFolder } from '#tests/support/temp-folder.ts';
import { findVulnerable } from './find-vulnerable.ts';
import { readAdvisories } from './read-advisories.ts';

type Events = readonly Readonly<Record<string, string>>[];

const advisoryOf = (name: string, events: Events, more: object = {}) => ({
  id: 'GHSA-1',
  summary: 'It runs what it is sent.',
  affected: [{ package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] }],
  ...more
});

function read(...advisories: readonly object[]) {
  const file = join(createTempFolder(), 'osv.json');
  writeFileSync(file, JSON.stringify(advisories));
  return readAdvisories(file);
}

const affectedVersions = (advisory: object, ...versions: readonly string[]) =>
  findVulnerable(
    versions.map((version) => ({ name: 'hono', version })),
    read(advisory)
  ).map(({ package: { version } }) => version);

describe('an advisory', () => {
  test('names the versions from its introduction to its fix', () => {
    const advisory = advisoryOf('hono', [{ introduced: '4.2.0' }, { fixed: '4.12.21' }]);
    expect(affectedVersions(advisory, '4.1.9', '4.2.0', '4.12.20', '4.12.21', '5.0.0')).toEqual([
      '4.2.0',
      '4.12.20'
    ]);
  });

  test('may name several ranges, in any order, from the first version on and up to a last one', () => {
    const advisory = advisoryOf('hono', [
      { introduced: '3.0.0' },
      { last_affected: '3.4.0' },
      { fixed: '1.0.1' },
      { introduced: '0' }
    ]);
    const versions = ['0.0.1', '1.0.1', '2.9.9', '3.0.0', '3.4.0', '3.4.1'];
    expect(affectedVersions(advisory, ...versions)).toEqual(['0.0.1', '3.0.0', '3.4.0']);
  });

  test('may list its versions one by one', () => {
    const affected = [{ package: { ecosystem: 'npm', name: 'hono' }, versions: ['4.0.0'] }];
    expect(affectedVersions({ id: 'MAL-1', affected }, '4.0.0', '4.0.1')).toEqual(['4.0.0']);
  });

  test('says nothing of other packages, of other ecosystems, or once it was withdrawn', () => {
    const events = [{ introduced: '0' }];
    const elsewhere = {
      affected: [{ package: { ecosystem: 'PyPI', name: 'hono' }, ranges: [{ type: 'ECOSYSTEM', events }] }]
    };
    expect(affectedVersions(advisoryOf('@hono/node-server', events), '4.0.0')).toEqual([]);
    expect(affectedVersions(advisoryOf('hono', events, elsewhere), '4.0.0')).toEqual([]);
    expect(
      affectedVersions(advisoryOf('hono', events, { withdrawn: '2026-11-01T00:00:00Z' }), '4.0.0')
    ).toEqual([]);
  });
});

describe('an export', () => {
  test('may be a folder of advisories, one a file', () => {
    const folder = createTempFolder();
    writeFileSync(join(folder, 'GHSA-1.json'), JSON.stringify(advisoryOf('hono', [{ introduced: '0' }])));
    writeFileSync(join(folder, 'GHSA-2.json'), JSON.stringify({ id: 'GHSA-2' }));
    expect(
      readAdvisories(folder)
        .map(({ id }) => id)
        .toSorted()
    ).toEqual(['GHSA-1', 'GHSA-2']);
  });

  test('that is none is refused by its name', () => {
    const file = join(createTempFolder(), 'notes.json');
    writeFileSync(file, '{"notes": []}');
    expect(() => readAdvisories(file)).toThrow(`${file} is not an OSV export.`);
  });
});
