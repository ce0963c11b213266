import type { Ref } from 'react';

const players = {
  youtube: (id: string) => `https://www.youtube-nocookie.com/embed/${id}`,
  vimeo: (id: string) => `https://player.vimeo.com/video/${id}?dnt=1`
} as const;

export type VideoHost = keyof typeof players;

/** The names of the hosts, which are not translated. */
export const hostLabels: Readonly<Record<VideoHost, string>> = { youtube: 'YouTube', vimeo: 'Vimeo' };

type Props = {
  readonly video: { readonly host: VideoHost; readonly id: string };
  readonly title: string;
  readonly ref?: Ref<HTMLIFrameElement>;
};

/** The player of a host, which loads from there at once: it is drawn only when its reader asks for the video. */
export function HostedPlayer({ video: { host, id }, title, ref }: Props) {
  return (
    <iframe
      ref={ref}
      src={players[host](id)}
      title={title}
      allow="fullscreen; encrypted-media; picture-in-picture"
      // The player asks who shows it; everything else of the page stays untold.
      referrerPolicy="strict-origin-when-cross-origin"
      // The origin is a foreign one: being it opens nothing of this page.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      className="absolute inset-0 size-full"
    />
  );
}
