import { ExternalLink, Play } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { ResultVideo as Video } from '#shared/domain/market/community/buyer-result.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { HostedPlayer, hostLabels } from '#renderer/ui/video/hosted-player.tsx';
import { useMarketDependencies } from '../data/dependencies.tsx';

type Props = {
  readonly video: Video;
  readonly author: string;
  /** Further buttons of the row. */
  readonly actions: ReactNode;
};

export function ResultVideo({ video, ...props }: Props) {
  return video.kind === 'clip' ? <Clip clip={video} {...props} /> : <Hosted video={video} {...props} />;
}

type ClipProps = Omit<Props, 'video'> & { readonly clip: Extract<Video, { readonly kind: 'clip' }> };

function Clip({ clip: { url, width, height }, author, actions }: ClipProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a buyer uploads the video alone */}
      <video
        src={url}
        width={width}
        height={height}
        controls
        playsInline
        preload="metadata"
        aria-label={t(texts, 'marketplace.results.clipOf', { author })}
        className="h-auto max-h-96 w-auto max-w-full justify-self-start rounded-card bg-stage"
      />
      <div className="flex flex-wrap items-center gap-2">{actions}</div>
    </>
  );
}

type HostedProps = Omit<Props, 'video'> & {
  readonly video: Extract<Video, { readonly kind: 'hosted' }>;
};

/** Nothing is loaded from the host until the reader plays the video. */
function Hosted({ video, author, actions }: HostedProps) {
  const { canEmbed } = useMarketDependencies();
  const [isPlaying, setIsPlaying] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);
  const host = hostLabels[video.host];
  return (
    <>
      {isPlaying ? (
        <div className="relative aspect-video max-w-read overflow-hidden rounded-card bg-stage">
          <HostedPlayer
            ref={player}
            video={video}
            title={t(texts, 'marketplace.results.player', { author, host })}
          />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        {canEmbed && !isPlaying ? (
          <Button
            icon={Play}
            aria-label={t(texts, 'marketplace.results.playOf', { author, host })}
            onClick={() => {
              setIsPlaying(true);
              requestAnimationFrame(() => player.current?.focus());
            }}
          >
            {t(texts, 'marketplace.results.play')}
          </Button>
        ) : null}
        <a
          href={video.url}
          target="_blank"
          rel="noreferrer noopener"
          aria-label={t(texts, 'marketplace.results.watchOf', { author, host })}
          className={buttonClasses('ghost')}
        >
          <ExternalLink aria-hidden size={16} />
          {t(texts, 'marketplace.results.watch', { host })}
        </a>
        {actions}
      </div>
    </>
  );
}
