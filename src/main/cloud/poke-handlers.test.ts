import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pokesPath } from '#shared/contract/sync/pokes-path.ts';
import { createPokes } from './poke-handlers.ts';
import type { Keychain } from './secret-store.ts';
import { createOpenPokes } from './send-by-axios.ts';

let server: Server;
let url: string;
beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const keychain: Keychain = {
  recall: () => ({ token: 'the-token', device: null }),
  remember: () => undefined,
  isPersistent: true
};

function follow() {
  const waiting: (() => void)[] = [];
  const pokes = createPokes(
    createOpenPokes({ server: url, keychain, client: 'Reelwright', language: 'en' }),
    () => waiting.shift()?.()
  );
  const poked = () => new Promise<void>((resolve) => void waiting.push(resolve));
  return { pokes, handlers: pokes.handlersOf(1), poked };
}

const requested = async () => (await once(server, 'request')) as [IncomingMessage, ServerResponse];

test('the stream goes to the server with the token, and each message is a poke', async () => {
  const { handlers, poked } = follow();
  const [first, request] = [poked(), requested()];
  await handlers['pokes.follow']({ deviceId: 'device-1' });
  const [{ url: path, headers }, response] = await request;
  expect([path, headers.authorization]).toEqual([`${pokesPath}?device=device-1`, 'Bearer the-token']);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(':\n\n');
  await first;
  const second = poked();
  response.write('data: library\n\n');
  await second;
  const closed = once(response, 'close');
  await handlers['pokes.stop'](undefined);
  await closed;
});

test('another device takes the place of the one before', async () => {
  const { handlers } = follow();
  const first = requested();
  await handlers['pokes.follow']({ deviceId: 'device-1' });
  const [, response] = await first;
  response.writeHead(200).write(':\n\n');
  const [closed, second] = [once(response, 'close'), requested()];
  await handlers['pokes.follow']({ deviceId: 'device-2' });
  await closed;
  expect((await second)[0].url).toContain('device-2');
  await handlers['pokes.stop'](undefined);
});

test('all windows share one stream, which ends with the last of them', async () => {
  const { pokes, handlers } = follow();
  const requests: string[] = [];
  server.on('request', ({ url: path }) => requests.push(path ?? ''));
  const first = requested();
  await handlers['pokes.follow']({ deviceId: 'device-1' });
  const [, response] = await first;
  response.writeHead(200).write(':\n\n');
  await pokes.handlersOf(2)['pokes.follow']({ deviceId: 'device-1' });
  await handlers['pokes.stop'](undefined);
  expect([requests, response.closed]).toEqual([[`${pokesPath}?device=device-1`], false]);
  const closed = once(response, 'close');
  pokes.leave(2);
  await closed;
});

test('without a server there is nothing to follow', async () => {
  const handlers = createPokes(null, () => undefined).handlersOf(1);
  expect(await handlers['pokes.follow']({ deviceId: 'device-1' })).toBeUndefined();
});
