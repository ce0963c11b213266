import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';
import { describeStartFailure } from './describe-start-failure.ts';

const slowApp = new Hono().get('/slow', async (context) => {
  await pause(100);
  return context.text('done');
});

describe('the listening server', () => {
  test('finishes what is under way before it stops, and takes nothing new', async () => {
    const server = await listen(slowApp, '127.0.0.1', 0);
    const inFlight = fetch(`http://127.0.0.1:${server.port}/slow`);
    await pause(50);
    await Promise.all([server.stop(), expect((await inFlight).text()).resolves.toBe('done')]);
    await expect(fetch(`http://127.0.0.1:${server.port}/slow`)).rejects.toThrow('fetch failed');
  });

  test('cuts a connection that never ends', async () => {
    const server = await listen(slowApp, '127.0.0.1', 0);
    const silent = connect(server.port, '127.0.0.1');
    silent.on('error', () => undefined);
    silent.write('GET /slow HTTP/1.1\r\nHost: x\r\nX-Never');
    await pause(50);
    await expect(server.stop({ cutAfterMs: 100 })).resolves.toBeUndefined();
  });

  test('says which port is taken and how to move', async () => {
    const first = await listen(slowApp, '127.0.0.1', 0);
    const failure = await listen(slowApp, '127.0.0.1', first.port).catch((error: unknown) => error);
    expect(describeStartFailure(failure)).toBe(
      `Port ${first.port} is taken by another program. Start on another one: PORT=8788 npm start`
    );
    await first.stop();
  });
});

describe('a client that', () => {
  test.each([
    ['never finishes its headers', 'POST / HTTP/1.1\r\nhost: x\r\n'],
    ['never sends its body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf'],
    ['says nothing', '']
  ])('%s is cut off', async (_what, sent) => {
    const app = new Hono().post('/', async (context) => context.text(await context.req.text()));
    const server = await listen(app, '127.0.0.1', 0, { headers: 100, request: 200, silence: 300 });
    onTestFinished(() => server.stop({ cutAfterMs: 0 }));
    const socket = connect(server.port, '127.0.0.1', () => void socket.write(sent));
    socket.on('error', () => undefined).resume();
    await once(socket, 'close');
  });
});
