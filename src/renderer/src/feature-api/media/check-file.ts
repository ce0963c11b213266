// Checks a file before its upload, so that sellers do not wait for a refusal.
import { type MediaKind, maxMediaBytes } from '#shared/domain/market/media/preview-media.ts';
import type { VideoProblem } from '#shared/domain/market/media/check-video.ts';

/** For the file dialog. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif,video/mp4,video/webm';

export type FileProblem = VideoProblem | 'image_bytes' | 'video_bytes';
export type CheckedFile =
  | { readonly kind: MediaKind; readonly problem: null }
  | { readonly kind: MediaKind | null; readonly problem: FileProblem };

export async function checkFile(file: Blob): Promise<CheckedFile> {
  if (!acceptedTypes.split(',').includes(file.type)) return { kind: null, problem: 'unsupported_media' };
  const kind = file.type.startsWith('video/') ? 'video' : 'image';
  if (file.size > maxMediaBytes[kind]) return { kind, problem: `${kind}_bytes` };
  if (kind === 'image') return { kind, problem: null };
  const { findVideoProblem } = await import('./read-video-file.ts');
  return { kind, problem: await findVideoProblem(file) };
}
