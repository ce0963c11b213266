// The preview media of a listing: images and videos that a prompt made, shown before it is bought.
import * as z from 'zod';

export const MediaKind = z.enum(['image', 'video']);
export type MediaKind = z.infer<typeof MediaKind>;

const maxMediaOfKind: Readonly<Record<MediaKind, number>> = { image: 8, video: 3 };
export const maxMediaBytes: Readonly<Record<MediaKind, number>> = { image: 12_000_000, video: 80_000_000 };
export const maxAltLength = 300;

/** Bytes of one part of an upload at most, which is the server's limit for a body. */
export const maxPartBytes = 8 * 1024 * 1024;

/** An uploaded file as the server stores it. */
export const Medium = z.object({
  id: z.string(),
  kind: MediaKind,
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Null for an image. */
  durationSeconds: z.number().nullable()
});
export type Medium = z.infer<typeof Medium>;

export const MediumId = z.string().regex(/^med_[0-9a-z]{1,40}$/);

/** A medium of a listing, as its seller describes it. */
export const ListingMedium = z.object({
  id: MediumId,
  /** Describes it to people who cannot see it. */
  alt: z.string().trim().max(maxAltLength),
  /** The model that made it; empty if it is not known. */
  model: z.string().trim().max(60),
  /** The day it was made; null if it is not known. */
  madeOn: z.iso.date().nullable(),
  /** An image that is shown until the video plays. */
  posterId: MediumId.nullable()
});
export type ListingMedium = z.infer<typeof ListingMedium>;

/** In the order in which they are shown; the first is the cover. */
export const ListingMedia = z.array(ListingMedium).max(maxMediaOfKind.image + maxMediaOfKind.video);

type PricedDraft = { readonly priceCents: number; readonly media: readonly unknown[] };

/** A listing with a price needs at least one medium; a free one may go without and ranks lower. */
export const needsMedia = ({ priceCents, media }: PricedDraft): boolean =>
  priceCents > 0 && media.length === 0;

/** True if there are more images or videos than a listing may have. */
export const hasTooManyMedia = (kinds: readonly MediaKind[]): boolean =>
  MediaKind.options.some((kind) => kinds.filter((each) => each === kind).length > maxMediaOfKind[kind]);
