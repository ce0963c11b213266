/** Nothing that a browser would run: pictures that were drawn anew, and videos that were copied track by track. */
export type MediaType = 'image/webp' | 'image/png' | 'image/jpeg' | 'video/mp4' | 'video/webm';

export type NewMediaFile = {
  /** The first segment of its key, e.g. "avatars". */
  readonly folder: string;
  /** The owner. The same bytes of two owners are two media, so that removing one leaves the other. */
  readonly ownerId: string;
  readonly type: MediaType;
  readonly bytes: Uint8Array;
  /** A WebP, kept and removed with the file, under the key of `thumbnailKey`. */
  readonly thumbnail?: Uint8Array;
};

export type MediaFile = { readonly type: MediaType; readonly bytes: Uint8Array<ArrayBuffer> };

/** Both ends are included, as in an HTTP range. */
export type ByteRange = { readonly start: number; readonly end: number };

/** Uploaded files under content-addressed keys: the file of a key never changes. */
export type MediaStore = {
  /** Resolves to the key once the file is safe; the same medium again is the same key. Rejects with `storage_full`. */
  readonly put: (medium: NewMediaFile) => Promise<string>;
  readonly find: (key: string) => Promise<MediaFile | undefined>;
  /** Undefined where there is no such key. */
  readonly getSize: (key: string) => Promise<{ readonly type: MediaType; readonly size: number } | undefined>;
  /** Part of a file whose size is known. */
  readonly read: (key: string, range: ByteRange) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  /** Removes the thumbnail too. Does nothing where there is no such key. */
  readonly remove: (key: string) => Promise<void>;
  readonly parts: PartStore;
};

/** Parts of uploads that are not finished, by the id of the upload. */
export type PartStore = {
  /** Resolves to the part's name once it is safe. Rejects with `storage_full`. */
  readonly put: (uploadId: string, bytes: Uint8Array) => Promise<string>;
  /** These parts one after the other. */
  readonly read: (uploadId: string, names: readonly string[]) => Promise<Uint8Array<ArrayBuffer>>;
  /** Removes all parts of an upload, also those that were never counted. */
  readonly remove: (uploadId: string) => Promise<void>;
};

/** E.g. "thumbnails/3f….webp" for "listings/3f….webp". */
export const thumbnailKey = (key: string): string =>
  key.replace(/^[^/]+\/([0-9a-f]+)\..+$/, 'thumbnails/$1.webp');

/** The path of a media file, e.g. "/media/avatars/3f….webp". */
export const mediaUrl = (key: string): string => `/media/${key}`;
