// Which videos a listing may show: those that every current browser plays.

const maxVideoSeconds = 60;
/** Frames end a little after the second they are cut at. */
const toleranceSeconds = 0.5;
const maxVideoSide = 4096;

/** As a parser reads them from the container. */
export type VideoFacts = {
  readonly container: 'mp4' | 'webm' | 'other';
  /** Null for one that the parser does not know. */
  readonly codec: string | null;
  /** With profile and level, e.g. "avc1.640028". */
  readonly codecString: string | null;
  /** Null for an unknown codec; undefined without sound. */
  readonly audioCodec: string | null | undefined;
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
};

export type VideoProblem = 'unsupported_media' | 'video_not_playable' | 'video_too_long';

const videoCodecs: Readonly<Record<VideoFacts['container'], readonly string[]>> = {
  mp4: ['avc', 'vp9', 'av1'],
  webm: ['vp8', 'vp9', 'av1'],
  other: []
};
const audioCodecs: readonly string[] = ['aac', 'mp3', 'opus', 'vorbis', 'flac'];
/** Baseline, main, extended and high: the profiles with 8 bits and 4:2:0. */
const avcProfile = /^avc[13]\.(42|4d|58|64)/i;

export function checkVideo(video: VideoFacts): VideoProblem | null {
  const { container, codec, codecString, audioCodec, width, height, durationSeconds } = video;
  if (!(durationSeconds > 0) || width < 1 || height < 1) return 'unsupported_media';
  const isPlayable =
    codec !== null &&
    videoCodecs[container].includes(codec) &&
    (codec !== 'avc' || avcProfile.test(codecString ?? '')) &&
    (audioCodec === undefined || (audioCodec !== null && audioCodecs.includes(audioCodec))) &&
    Math.max(width, height) <= maxVideoSide;
  if (!isPlayable) return 'video_not_playable';
  return durationSeconds > maxVideoSeconds + toleranceSeconds ? 'video_too_long' : null;
}
