import { expect, test } from 'vitest';
import { parseUserAgent } from './parse-user-agent.ts';

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome on Linux'
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows'
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1 Version/18 Safari/605.1',
    'Safari on macOS'
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 FxiOS/130 Safari/605',
    'Firefox on iOS'
  ],
  ['Reelwright for desktop (Reelwright/1.0 Linux)', 'Reelwright for desktop on Linux'],
  ['Reelwright for desktop ()', 'Reelwright for desktop'],
  ['curl/8.5 (Linux)', 'A program on Linux'],
  ['', 'Unknown client']
])('%s is called %s', (userAgent, name) => expect(parseUserAgent(userAgent)).toBe(name));
