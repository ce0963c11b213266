// Node's own server writing a request's body to disk, as the floor of uploads: no server in Node stores bytes faster.
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';

const [, , port, path = ''] = process.argv;

createServer((request, response) => {
  if (request.method !== 'PUT') return void response.writeHead(204).end();
  void store(request).then(() => response.writeHead(204).end());
}).listen(Number(port), '127.0.0.1');

/** Durable before the answer, as ours is. */
async function store(body: NodeJS.ReadableStream): Promise<void> {
  await pipeline(body, createWriteStream(path));
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}
