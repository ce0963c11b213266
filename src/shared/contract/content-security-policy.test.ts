import { expect, test } from 'vitest';
import { listOrigins, playerOrigins, writeContentSecurityPolicy } from './content-security-policy.ts';

test('a page may send to exactly the origins of the addresses that were given', () => {
  const given = ['https://key@o1.ingest.example.com/4', 'https://counts.example.com/a', undefined, ''];
  const origins = listOrigins([...given, 'https://counts.example.com/b', 'no address', 'mailto:a@b.example']);
  expect(origins).toEqual(['https://o1.ingest.example.com', 'https://counts.example.com']);
  expect(writeContentSecurityPolicy(origins)).toContain(
    "; connect-src 'self' https://o1.ingest.example.com https://counts.example.com; "
  );
});

test('without addresses a page may send to nobody but its own origin', () => {
  expect(writeContentSecurityPolicy(listOrigins([]))).toContain("; connect-src 'self'; ");
});

test('a page frames nobody but the players it is given', () => {
  expect(writeContentSecurityPolicy()).not.toContain('frame-src');
  expect(writeContentSecurityPolicy([], playerOrigins)).toMatch(
    /; frame-src https:\/\/www\.youtube-nocookie\.com https:\/\/player\.vimeo\.com$/
  );
});
