import type { Context, Handler } from 'hono';
import { problemResponse } from '../http/problem-response.ts';
import { findPage } from '#shared/contract/paths.ts';
import { prerenderedPagesFolder } from '#shared/contract/prerendering/prerendered-pages.ts';
import { chooseEncoding, type Encoding, matchesEtag, type WebFile, type WebFiles } from './web-files.ts';
import { completePrerenderedPages } from './prerendered-pages.ts';

const immutable = 'public, max-age=31536000, immutable';
const fileName = /\.[a-z0-9]+$/i;

/**
 * Answers with the web build: its files, each screen's address with the page written for it or else the bare app, and
 * the bare app with status 404 elsewhere.
 */
export function serveWeb(files: WebFiles, siteUrl: string | undefined): Handler {
  const index = files.get('/index.html');
  if (index === undefined) throw new Error('A web build has an index.html');
  const pages = completePrerenderedPages(files, siteUrl);

  return function web(context) {
    if (!['GET', 'HEAD'].includes(context.req.method)) {
      return problemResponse('invalid_input', 'Only GET and HEAD work here.', { allow: 'GET, HEAD' }, 405);
    }
    const { path } = context.req;
    const file = path.startsWith(prerenderedPagesFolder) ? undefined : files.get(path);
    if (file !== undefined) return answer(context, file, 200);
    if (fileName.test(path)) return problemResponse('not_found', 'There is no such file.');
    const name = findPage(path);
    const page = name === undefined ? undefined : pages.get(name);
    const response = answer(context, page ?? index, name === undefined ? 404 : 200);
    // The bare app says nothing to whoever runs no scripts.
    if (page === undefined) response.headers.set('x-robots-tag', 'noindex');
    return response;
  };
}

function answer(context: Context, file: WebFile, status: 200 | 404): Response {
  const available = Object.keys(file.bodies) as Encoding[];
  const encoding = chooseEncoding(context.req.header('accept-encoding'), available);
  const etag = `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers = new Headers({
    'cache-control': file.isImmutable ? immutable : 'no-cache',
    etag,
    vary: 'accept-encoding'
  });
  if (status === 200 && matchesEtag(context.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const body = file.bodies[encoding] ?? new Uint8Array();
  headers.set('content-type', file.contentType);
  headers.set('content-length', String(body.byteLength));
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  return new Response(body, { status, headers });
}
