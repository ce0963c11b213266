// Node's own server without anything of ours, as the baseline: no server in Node can be faster.
import { createServer } from 'node:http';

const body = JSON.stringify({ status: 'ok', version: '0.0.0' });

createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
}).listen(Number(process.argv[2]), '127.0.0.1');
