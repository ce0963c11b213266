import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cloudContract } from '#shared/contract/cloud/cloud.ts';
import { cloudChannel } from '#shared/contract/desktop-bridge.ts';
import { listIpcChannels, reviewedChannelCount } from '#tests/support/ipc-channels.ts';

const renderer = join(import.meta.dirname, '../../renderer/src');
const screens = globSync('{app,feature-api,features,lib,screens}/**/*.{ts,tsx}', { cwd: renderer })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join(renderer, file), 'utf8'))
  .join('\n');

/** Other names for the calls of a noun. */
const otherNames: Readonly<Record<string, string>> = { offlineCache: 'cache', account: 'calls' };

function hasCaller(channel: string): boolean {
  const [noun = '', verb = ''] = channel.replace(/^[a-z]+:/, '').split('.');
  const nouns = `(?:${noun}|${otherNames[noun] ?? noun})`;
  return new RegExp(`\\b${nouns}\\??\\s*\\.\\s*${verb}\\b|'${noun}\\.${verb}'`).test(screens);
}

test('the number of channels is the reviewed one', () => {
  const channels = listIpcChannels();
  expect(new Set(channels).size).toBe(channels.length);
  expect(channels).toHaveLength(reviewedChannelCount);
});

/** The screens of sync come after what they call. */
const awaited = /^(?:device:(?:replica|outbox)|cloud:sync(?:Devices)?)\./;

test('each channel has a caller in the page', () => {
  const idle = listIpcChannels().filter((channel) => !hasCaller(channel) && !awaited.test(channel));
  expect(idle).toEqual([]);
});

test('what the page calls of the cloud has a channel, except what only a browser does', () => {
  const channels = new Set(listIpcChannels());
  const withheld = Object.keys(cloudContract).filter((name) => !channels.has(cloudChannel(name)));
  expect(withheld.filter(hasCaller)).toEqual(['account.authorizeDesktop']);
});
