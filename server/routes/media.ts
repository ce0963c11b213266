import type { Hono } from 'hono';
import type { MediaStore } from '../media/media-store.ts';
import { notFoundPage } from '../http/problem-response.ts';
import type { RequestVariables } from '../context/request-context.ts';

/** Serves uploaded media. A key names its content, so responses are cached for ever. */
export function registerMedia(app: Hono<RequestVariables>, media: MediaStore): void {
  app.get('/media/:folder/:name', async (context) => {
    const { folder, name } = context.req.param();
    const medium = await media.find(`${folder}/${name}`);
    if (medium === undefined) return notFoundPage();
    return context.body(medium.bytes, 200, {
      'content-type': medium.type,
      'content-length': String(medium.bytes.byteLength),
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable'
    });
  });
}
