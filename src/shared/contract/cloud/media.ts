// Procedures of preview media. A file is uploaded in parts; after an interruption the upload continues where it stopped.
import * as z from 'zod';
import { MediaKind, Medium } from '../../domain/market/media/preview-media.ts';
import { command, nothing, query } from '../procedure.ts';
import { idOf } from '../ids.ts';

const ById = z.object({ id: idOf('upl') });

/** `received` is the number of bytes that are stored, and the offset of the next part. */
const MediaUpload = z.object({ id: z.string(), received: z.int().nonnegative() });

/** Of the images and videos of one listing, with a poster for each video. */
const maxListedMedia = 14;

export const mediaProcedures = {
  /** Continues an open upload of the same file. Refuses a file that is too large before anything is stored. */
  'mediaUploads.start': command(
    z.object({
      kind: MediaKind,
      size: z.int().positive(),
      /** Of the whole file, hexadecimal. */
      sha256: z.string().regex(/^[0-9a-f]{64}$/)
    }),
    MediaUpload
  ),
  /** Stores nothing unless `offset` is what was received so far, so that a part may be sent again. */
  'mediaUploads.append': command(
    ById.extend({ offset: z.coerce.number().int().nonnegative(), bytes: z.instanceof(Uint8Array) }),
    MediaUpload
  ),
  /** Checks the file by its content and stores it; an image is encoded again, and metadata are dropped. */
  'mediaUploads.finish': command(ById, Medium),
  'mediaUploads.cancel': command(ById, nothing),
  /** The caller's media with these ids, and none that are no longer stored. */
  'media.list': query(z.object({ ids: z.array(idOf('med')).max(maxListedMedia) }), z.array(Medium))
} as const;
