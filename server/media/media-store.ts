/** Nothing that a browser would run: pictures that were drawn anew. */
export type MediaType = 'image/webp' | 'image/png' | 'image/jpeg';

export type NewMediaFile = {
  /** The first segment of its key, e.g. "avatars". */
  readonly folder: string;
  /** The owner. The same bytes of two owners are two media, so that removing one leaves the other. */
  readonly ownerId: string;
  readonly type: MediaType;
  readonly bytes: Uint8Array;
};

export type MediaFile = { readonly type: MediaType; readonly bytes: Uint8Array<ArrayBuffer> };

/** Uploaded files under content-addressed keys: the file of a key never changes. */
export type MediaStore = {
  /** Resolves to the key once the file is safe; the same medium again is the same key. Rejects with `storage_full`. */
  readonly put: (medium: NewMediaFile) => Promise<string>;
  readonly find: (key: string) => Promise<MediaFile | undefined>;
  /** Does nothing where there is no such key. */
  readonly remove: (key: string) => Promise<void>;
};

/** The path of a media file, e.g. "/media/avatars/3f….webp". */
export const mediaUrl = (key: string): string => `/media/${key}`;
