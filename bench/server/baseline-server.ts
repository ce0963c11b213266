// What Node's own server needs for an answer, without anything of ours: no server in Node can be faster than that.
import { createServer } from 'node:http';

const body = JSON.stringify({ status: 'ok', version: '0.0.0' });

createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
}).listen(Number(process.argv[2]), '127.0.0.1');
