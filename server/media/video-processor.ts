export type VideoRequest = {
  /** The owner: one video of a person is processed at a time. */
  readonly ownerId: string;
  readonly bytes: Uint8Array;
};

export type CopiedVideo = {
  readonly type: 'video/mp4' | 'video/webm';
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
};

/** The one way from an uploaded video to a stored one. */
export type VideoProcessor = {
  /**
   * Copies picture and sound of an MP4 or WebM into a new file without metadata. Rejects with `unsupported_media` for
   * anything else, `video_not_playable` or `video_too_long` by the rules of `checkVideo`, and `media_busy` while too
   * many wait.
   */
  readonly copy: (request: VideoRequest) => Promise<CopiedVideo>;
};
