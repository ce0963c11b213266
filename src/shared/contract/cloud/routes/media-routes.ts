// Routes of the images and videos that a person uploads for a listing or a result.
import type { HttpRoute } from '../../http-route.ts';

const upload = { access: 'media.upload', rate: 'write' } as const;

export const mediaRoutes = {
  'mediaUploads.start': { ...upload, method: 'post', path: '/api/v1/media-uploads' },
  'mediaUploads.append': {
    ...upload,
    method: 'put',
    path: '/api/v1/media-uploads/:id/parts/:offset',
    hasBinaryBody: true
  },
  'mediaUploads.finish': { ...upload, method: 'post', path: '/api/v1/media-uploads/:id/finish' },
  'mediaUploads.cancel': { ...upload, method: 'delete', path: '/api/v1/media-uploads/:id' },
  'media.list': { ...upload, rate: 'read', method: 'get', path: '/api/v1/media' }
} as const satisfies Readonly<Record<string, HttpRoute>>;
