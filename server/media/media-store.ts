/** Nothing that a browser would run: pictures that were drawn anew. */
export type MediaType = 'image/webp' | 'image/png' | 'image/jpeg';

export type NewMediaFile = {
  /** What kind of thing it is, e.g. "avatars": the first part of its key. */
  readonly folder: string;
  /** Whose it is. The same bytes of two owners are two media, so that removing one leaves the other. */
  readonly ownerId: string;
  readonly type: MediaType;
  readonly bytes: Uint8Array;
};

export type MediaFile = { readonly type: MediaType; readonly bytes: Uint8Array<ArrayBuffer> };

/** Files that people gave, under keys made of their content: what stands under a key never changes. */
export type MediaStore = {
  /** Resolves to the key once the file is safe; the same medium again is the same key. */
  readonly put: (medium: NewMediaFile) => Promise<string>;
  readonly find: (key: string) => Promise<MediaFile | undefined>;
  /** Does nothing where there is no such key. */
  readonly remove: (key: string) => Promise<void>;
};

/** Where a page finds it, e.g. "/media/avatars/3f….webp". */
export const mediaUrl = (key: string): string => `/media/${key}`;
