import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { notFoundPage } from '../http/problem-response.ts';
import { respondWithRange } from '../http/ranged-response.ts';
import { serveCloud } from '../http/register-procedure.ts';
import type { MediaStore } from '../media/media-store.ts';
import { finishUpload } from '../services/media/finish-upload.ts';
import { listMedia } from '../services/media/read-media.ts';
import { appendPart, cancelUpload, startUpload } from '../services/media/upload-media.ts';

export function registerMediaUploads(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'mediaUploads.start', (input, request) => startUpload(context, input, request));
  serveCloud(app, 'mediaUploads.append', (input, request) => appendPart(context, input, request));
  serveCloud(app, 'mediaUploads.finish', (input, request) => finishUpload(context, input, request));
  serveCloud(app, 'mediaUploads.cancel', (input, request) => cancelUpload(context, input, request));
  serveCloud(app, 'media.list', (input, request) => listMedia(context, input, request));
}

/** Serves uploaded media, whole or in part. A key names its content, so responses are cached for ever. */
export function registerMedia(app: Hono<RequestVariables>, media: MediaStore): void {
  app.get('/media/:folder/:name', async (context) => {
    const { folder, name } = context.req.param();
    const key = `${folder}/${name}`;
    const file = await media.getSize(key);
    if (file === undefined) return notFoundPage();
    const { type, size } = file;
    const headers = {
      'content-type': type,
      'content-disposition': 'inline',
      etag: `"${name}"`,
      'cache-control': 'public, max-age=31536000, immutable'
    };
    return respondWithRange(context, { size, headers, read: (range) => media.read(key, range) });
  });
}
