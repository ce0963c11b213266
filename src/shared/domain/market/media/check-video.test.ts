import { expect, test } from 'vitest';
import { checkVideo, type VideoFacts } from './check-video.ts';

const playable: VideoFacts = {
  container: 'mp4',
  codec: 'avc',
  codecString: 'avc1.640028',
  audioCodec: 'aac',
  width: 1920,
  height: 1080,
  durationSeconds: 8
};

test.each([
  ['H.264 in MP4', {}],
  ['a video without sound', { audioCodec: undefined }],
  ['VP9 in WebM', { container: 'webm', codec: 'vp9', codecString: 'vp09.00.10.08', audioCodec: 'opus' }],
  ['a video of a minute and a few frames', { durationSeconds: 60.4 }]
] as const)('%s is accepted', (_what, changes) => {
  expect(checkVideo({ ...playable, ...changes })).toBeNull();
});

test.each([
  ['a QuickTime file', { container: 'other' }, 'video_not_playable'],
  ['HEVC', { codec: 'hevc', codecString: 'hvc1.1.6.L93.B0' }, 'video_not_playable'],
  ['an unknown codec', { codec: null, codecString: null }, 'video_not_playable'],
  ['H.264 with ten bits', { codecString: 'avc1.6E0028' }, 'video_not_playable'],
  ['VP8 in MP4', { codec: 'vp8', codecString: 'vp8' }, 'video_not_playable'],
  ['sound that browsers do not play', { audioCodec: 'ac3' }, 'video_not_playable'],
  ['sound of an unknown codec', { audioCodec: null }, 'video_not_playable'],
  ['more pixels than a screen has', { width: 8192 }, 'video_not_playable'],
  ['61 seconds', { durationSeconds: 61 }, 'video_too_long'],
  ['no frame', { durationSeconds: 0 }, 'unsupported_media'],
  ['a length that is not a number', { durationSeconds: Number.NaN }, 'unsupported_media']
] as const)('%s is refused', (_what, changes, problem) => {
  expect(checkVideo({ ...playable, ...changes })).toBe(problem);
});
