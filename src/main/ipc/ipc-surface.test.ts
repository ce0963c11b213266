import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cloudContract } from '#shared/contract/cloud/cloud.ts';
import { cloudChannel } from '#shared/contract/desktop-bridge.ts';
import { listIpcChannels, reviewedChannelCount } from '#tests/support/ipc-channels.ts';

const source = join(import.meta.dirname, '../..');
/** Screens and the preload, and what they call a device, the cloud or the shell through. */
const screens = globSync(
  [
    'renderer/src/{app,feature-api,features,lib,screens}/**/*.{ts,tsx}',
    'renderer/src/platform/desktop.ts',
    'preload/*.ts',
    'shared/contract/sync/*.ts'
  ],
  { cwd: source }
)
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join(source, file), 'utf8'))
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

test('each channel has a caller in the page', () => {
  const idle = listIpcChannels().filter((channel) => !hasCaller(channel));
  expect(idle).toEqual([]);
});

test('what the page calls of the cloud has a channel, except what only a browser does', () => {
  const channels = new Set(listIpcChannels());
  const withheld = Object.keys(cloudContract).filter((name) => !channels.has(cloudChannel(name)));
  expect(withheld.filter(hasCaller)).toEqual(['downloads.get', 'account.authorizeDesktop']);
});
