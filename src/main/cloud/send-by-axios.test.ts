import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchMediaFile } from './send-by-axios.ts';

const film = Buffer.from('a film of thirty letters, or so');
let server: Server;
let url: string;
/** Resolves once the client has closed the connection of the endless film. */
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
    if (range === undefined) return void response.writeHead(200, type).end(film);
    const ranged = { ...type, 'content-range': `bytes 2-5/${film.length}` };
    return void response.writeHead(206, ranged).end(film.subarray(2, 6));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const read = (file: Awaited<ReturnType<typeof fetchMediaFile>>) => new Response(file?.body).text();

test('a film comes whole, or the range that was asked for, without other headers of the answer', async () => {
  const whole = await fetchMediaFile(url, '/film', null);
  expect([whole?.status, await read(whole)]).toEqual([200, film.toString()]);
  expect(whole?.headers).toEqual({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
  const part = await fetchMediaFile(url, '/film', 'bytes=2-5');
  expect([part?.status, part?.headers['content-range']]).toEqual([206, `bytes 2-5/${film.length}`]);
  expect(await read(part)).toBe('film');
});

test('what the server does not have is undefined', async () => {
  expect(await fetchMediaFile(url, '/none', null)).toBeUndefined();
});

test('a film that nobody watches any more is not fetched further', async () => {
  const file = await fetchMediaFile(url, '/endless', null);
  await file?.body.cancel();
  await isClosed;
});
