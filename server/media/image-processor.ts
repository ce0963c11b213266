export type ImageRequest = {
  /** The owner: one picture of a person is processed at a time. */
  readonly ownerId: string;
  readonly bytes: Uint8Array;
  /** Of the result, or its limits. */
  readonly width: number;
  readonly height: number;
  /** `cover` crops the picture around its center; `inside` keeps its ratio and never enlarges it. */
  readonly fit: 'cover' | 'inside';
  /** Asks for a thumbnail of this width at most. */
  readonly thumbnailWidth?: number;
};

export type EncodedImage = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Empty unless it was asked for. */
  readonly thumbnail: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

/** The one way from an uploaded picture to a stored one. */
export type ImageProcessor = {
  /**
   * Re-encodes a JPEG, PNG, WebP or AVIF as a WebP without metadata. Rejects with `unsupported_media` for anything
   * else, `image_too_large` for more pixels, memory or time than one picture may take, and `media_busy` while too many
   * wait.
   */
  readonly encode: (request: ImageRequest) => Promise<EncodedImage>;
};
