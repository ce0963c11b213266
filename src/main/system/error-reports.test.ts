import { expect, test } from 'vitest';
import { findReportOrigin } from './error-reports.ts';

test('a page may send reports to the origin of the DSN and nowhere else', () => {
  expect(findReportOrigin('https://key@o1.ingest.example.com/42')).toBe('https://o1.ingest.example.com');
  expect(findReportOrigin(undefined)).toBeUndefined();
  expect(findReportOrigin('')).toBeUndefined();
  expect(findReportOrigin('not an address')).toBeUndefined();
});
