import { expect, test } from 'vitest';
import { serverAddresses } from './server-addresses.ts';

const isServers = (address: string): boolean => serverAddresses.some((one) => one.test(address));

test.each([
  '/api/v1/account',
  '/dev/mailbox?to=ada@example.com',
  '/sandbox/checkout',
  '/sandbox?order=1',
  '/media/3f/poster.webp',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap.xml?again'
])('%s is the server’s to answer', (address) => expect(isServers(address)).toBe(true));

test.each([
  '/',
  '/marketplace',
  '/marketplace/media',
  '/mediation',
  '/robots.txt.html',
  '/payment-success?order=1'
])('%s is the app', (address) => expect(isServers(address)).toBe(false));
