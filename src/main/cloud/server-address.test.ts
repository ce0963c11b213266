import { expect, test } from 'vitest';
import { findServerAddress } from './server-address.ts';

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
