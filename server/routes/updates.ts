import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Hono } from 'hono';
import { Downloads } from '#shared/domain/release/downloads.ts';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { notFoundPage } from '../http/problem-response.ts';
import { SerializedBody, serveCloud } from '../http/register-procedure.ts';
import { createResponseCache } from '../http/response-cache.ts';
import { respondWithRange } from '../http/ranged-response.ts';
import { readDownloads, readFeedVersion } from '../updates/read-downloads.ts';
import { findManifest, findReleaseFile } from '../updates/update-files.ts';
import { matchesEtag } from '../web/web-files.ts';

const contentTypes: ReadonlyMap<string, string> = new Map([
  ['.AppImage', 'application/vnd.appimage'],
  ['.deb', 'application/vnd.debian.binary-package'],
  ['.dmg', 'application/x-apple-diskimage'],
  ['.exe', 'application/vnd.microsoft.portable-executable'],
  ['.zip', 'application/zip']
]);

/** Serves the feed that installed desktop apps ask for updates. */
export function registerUpdates(
  app: Hono<RequestVariables>,
  { updatesFolder }: Pick<Context, 'updatesFolder'>
): void {
  app.get('/updates/files/:name', async (context) => {
    const name = context.req.param('name');
    const file = await findReleaseFile(updatesFolder, name);
    if (file === undefined) return notFoundPage();
    // A name stands for one content for ever.
    const headers = {
      'content-type': contentTypes.get(extname(name)) ?? 'application/octet-stream',
      'content-disposition': `attachment; filename="${name}"`,
      etag: `"${name}"`,
      'cache-control': 'public, max-age=31536000, immutable'
    };
    return respondWithRange(context, { ...file, headers });
  });
  app.get('/updates/:channel/:name', async (context) => {
    const { channel, name } = context.req.param();
    const text = await findManifest(updatesFolder, `${channel}/${name}`);
    if (text === undefined) return notFoundPage();
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache', etag };
    if (matchesEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
    return context.body(text, 200, headers);
  });
}

/** Manifests are verified once for each publication, however many requests there are. */
export function registerDownloads(app: Hono<RequestVariables>, context: Context): void {
  const responses = createResponseCache({
    now: context.now,
    readEpoch: () => readFeedVersion(context),
    maxBytes: 2_000_000
  });
  serveCloud(app, 'downloads.get', async () => {
    const body = await responses.get('downloads', async () =>
      JSON.stringify(Downloads.parse(await readDownloads(context)))
    );
    return new SerializedBody(body);
  });
}
