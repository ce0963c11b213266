// Routes of the preview media of one's own listings.
import type { HttpRoute } from '../../http-route.ts';

const upload = { access: 'listing.write', rate: 'write' } as const;

export const mediaRoutes = {
  'mediaUploads.start': { ...upload, method: 'post', path: '/api/v1/seller/media-uploads' },
  'mediaUploads.append': {
    ...upload,
    method: 'put',
    path: '/api/v1/seller/media-uploads/:id/parts/:offset',
    hasBinaryBody: true
  },
  'mediaUploads.finish': { ...upload, method: 'post', path: '/api/v1/seller/media-uploads/:id/finish' },
  'mediaUploads.cancel': { ...upload, method: 'delete', path: '/api/v1/seller/media-uploads/:id' },
  'media.list': { ...upload, rate: 'read', method: 'get', path: '/api/v1/seller/media' }
} as const satisfies Readonly<Record<string, HttpRoute>>;
