import { expect, test } from 'vitest';
import { readCountry } from './visitor-country.ts';

test.each([
  ['PT', 'PT'],
  [' pt ', 'PT']
])('%j is the country %s', (text, country) => expect(readCountry(text)).toBe(country));

test.each([null, '', 'XX', 'T1', 'EU', 'UK', 'PRT', 'P', 'PT, ES', '203.0.113.7', "PT'; drop table users"])(
  '%j is none',
  (text) => expect(readCountry(text)).toBeNull()
);
