// The page of a video at a host whose player can be embedded, read from its address alone: nothing is fetched.
import type { showcaseHosts } from './showcase.ts';

export type HostedVideo = {
  readonly host: (typeof showcaseHosts)[number];
  readonly id: string;
  /** The one way we write the video's page. */
  readonly url: string;
};

const youtube = [
  /^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([A-Za-z0-9_-]{11})(?:[&#]|$)/,
  /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:shorts|embed|live)\/([A-Za-z0-9_-]{11})(?:[/?#]|$)/,
  /^https:\/\/youtu\.be\/([A-Za-z0-9_-]{11})(?:[/?#]|$)/
];
const vimeo = [
  /^https:\/\/(?:www\.)?vimeo\.com\/(\d{6,12})(?:[/?#]|$)/,
  /^https:\/\/player\.vimeo\.com\/video\/(\d{6,12})(?:[/?#]|$)/
];

/** Undefined for any other site and for an address that names no video. */
export function readVideoAddress(address: string): HostedVideo | undefined {
  const youtubeId = findId(youtube, address);
  if (youtubeId !== undefined) return { host: 'youtube', id: youtubeId, url: videoUrl('youtube', youtubeId) };
  const vimeoId = findId(vimeo, address);
  return vimeoId === undefined ? undefined : { host: 'vimeo', id: vimeoId, url: videoUrl('vimeo', vimeoId) };
}

const findId = (forms: readonly RegExp[], address: string): string | undefined =>
  forms.map((form) => form.exec(address.trim())?.[1]).find((id) => id !== undefined);

/** The page of a video at its host. */
export const videoUrl = (host: HostedVideo['host'], id: string): string =>
  host === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
