import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchMediaFile } from './send-by-axios.ts';

const clip = Buffer.from('a clip of thirty letters, or so');
let server: Server;
let url: string;
/** Resolves once the client has closed the connection of the endless video. */
let isClosed: Promise<unknown>;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/none') return void response.writeHead(404).end('<p>Not found</p>');
    if (request.url === '/endless') {
      isClosed = once(response, 'close');
      response.writeHead(200, { 'content-type': 'video/mp4' });
      const more = () => void (response.write(Buffer.alloc(65_536)) && setImmediate(more));
      response.on('drain', more);
      return more();
    }
    const { range } = request.headers;
    const type = { 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'set-cookie': 'a=b' };
    if (range === undefined) return void response.writeHead(200, type).end(clip);
    const ranged = { ...type, 'content-range': `bytes 2-5/${clip.length}` };
    return void response.writeHead(206, ranged).end(clip.subarray(2, 6));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const read = (file: Awaited<ReturnType<typeof fetchMediaFile>>) => new Response(file?.body).text();

test('a video is fetched whole or by range, without other headers of the response', async () => {
  const whole = await fetchMediaFile(url, '/clip', null);
  expect([whole?.status, await read(whole)]).toEqual([200, clip.toString()]);
  expect(whole?.headers).toEqual({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
  const part = await fetchMediaFile(url, '/clip', 'bytes=2-5');
  expect([part?.status, part?.headers['content-range']]).toEqual([206, `bytes 2-5/${clip.length}`]);
  expect(await read(part)).toBe('clip');
});

test('what the server does not have is undefined', async () => {
  expect(await fetchMediaFile(url, '/none', null)).toBeUndefined();
});

test('a video whose reader has stopped is not fetched further', async () => {
  const file = await fetchMediaFile(url, '/endless', null);
  await file?.body.cancel();
  await isClosed;
});
