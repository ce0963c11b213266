import { expect, test } from 'vitest';
import { readFeedAddress } from './feed-address.ts';

test.each([
  ['https://example.com/updates/', 'https://example.com/updates'],
  [' https://example.com:8443 ', 'https://example.com:8443'],
  ['http://localhost:8787/updates', 'http://localhost:8787/updates'],
  ['http://[::1]:8787/updates', 'http://[::1]:8787/updates']
])('%j is a feed', (address, read) => expect(readFeedAddress(address)).toBe(read));

test.each([
  '',
  'example.com',
  'http://example.com/updates',
  'http://localhost.example.com/updates',
  'http://127.0.0.1@example.com/updates',
  'https://user:password@example.com/updates',
  'https://example.com/updates?from=http://other.example',
  'https://example.com/updates#top',
  'https://example.com/a b',
  'https://example.com\\updates',
  'ftp://example.com/updates',
  'file:///updates',
  'javascript:https://example.com'
])('%j is none', (address) => expect(readFeedAddress(address)).toBeUndefined());
