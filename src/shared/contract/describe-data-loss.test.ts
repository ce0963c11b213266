import { expect, test } from 'vitest';
import { describeLostPart } from './describe-data-loss.ts';

const backupDay = '2026-11-20';

test.each([
  [{ what: 'file', backupDay: null, count: 0 }, 'The data file was missing or empty.'],
  [
    { what: 'newest', backupDay, count: 0 },
    'Some of the newest changes may be missing: their log was damaged.'
  ],
  [{ what: 'history', backupDay: null, count: 0 }, 'Some history entries could not be read.'],
  [
    { what: 'drafts', backupDay, count: 1 },
    'The prompt you were working on could not be read and came back as of 2026-11-20, from a backup.'
  ],
  [
    { what: 'templates', backupDay, count: 0 },
    'Some of your templates could not be read; the backup of 2026-11-20 held no others.'
  ],
  [
    { what: 'templates', backupDay, count: 12 },
    'Some of your templates could not be read; 12 came back from the backup of 2026-11-20.'
  ]
] as const)('%j is told in one sentence', (part, expected) => {
  expect(String(describeLostPart(part))).toBe(expected);
});
