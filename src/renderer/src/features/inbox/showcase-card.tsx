import { ExternalLink, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/inbox.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { GradedFrame } from '#renderer/ui/graphics/graded-frame.tsx';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { HostedPlayer, hostLabels } from '#renderer/ui/video/hosted-player.tsx';
import { frameLook } from '#shared/domain/craft/prompt/frame/frame-look.ts';
import { writePromptText } from '#shared/domain/craft/prompt/text/write-prompt.ts';
import type { ShowcaseEntry } from '#shared/domain/market/showcase.ts';
import { useInboxDependencies } from './dependencies.tsx';

/** The frame of the prompt, until its reader asks for the film: only then is anything loaded from the host. */
function ShowcaseVideo({ entry }: { readonly entry: ShowcaseEntry }) {
  const { canEmbed } = useInboxDependencies();
  const [isPlaying, setIsPlaying] = useState(false);
  const { title, video } = entry;
  const label = hostLabels[video.host];
  const { ratio, grade, motion, label: look } = frameLook(entry.data);
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <div className="grid gap-2">
      <div className="relative aspect-video overflow-hidden rounded-card bg-stage">
        {isPlaying ? (
          <HostedPlayer ref={frame} video={video} title={t(texts, 'inbox.player', { title, host: label })} />
        ) : (
          <div aria-hidden="true" className="absolute inset-0">
            <GradedFrame ratio={ratio} grade={grade} motion={motion} label={translate(look)} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {canEmbed && !isPlaying ? (
          <Button
            icon={Play}
            aria-label={t(texts, 'inbox.playName', { title, host: label })}
            onClick={() => {
              setIsPlaying(true);
              requestAnimationFrame(() => frame.current?.focus());
            }}
          >
            {t(texts, 'inbox.play')}
          </Button>
        ) : null}
        <a
          href={video.url}
          target="_blank"
          rel="noreferrer noopener"
          aria-label={t(texts, 'inbox.watchName', { title, host: label })}
          className={buttonClasses('ghost')}
        >
          <ExternalLink aria-hidden size={16} />
          {t(texts, 'inbox.watch', { host: label })}
        </a>
      </div>
    </div>
  );
}

/** One video with the prompt it was made with. */
export function ShowcaseCard({ entry }: { readonly entry: ShowcaseEntry }) {
  const { open, models } = useInboxDependencies();
  const { title, creator, model, note, data } = entry;
  return (
    <li className="flex flex-col gap-3 rounded-panel border border-n6 bg-n2 p-3">
      <ShowcaseVideo entry={entry} />
      <div className="grid gap-1">
        <h3 dir="auto" className="text-ui font-semibold break-words">
          {title}
        </h3>
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-label text-n11">
          <span dir="auto" className="min-w-0 truncate">
            {t(texts, 'inbox.by', { creator })}
          </span>
          {model.trim() === '' ? null : <Tag>{models.find(({ id }) => id === model)?.label ?? model}</Tag>}
          {data.aspectRatio === '' ? null : <Tag>{data.aspectRatio}</Tag>}
        </p>
        {note === '' ? null : (
          <p dir="auto" className="text-ui break-words whitespace-pre-line">
            {note}
          </p>
        )}
      </div>
      <details className="group text-ui">
        <summary className="inline-flex min-h-target items-center rounded-tag text-daylight-11 underline">
          {t(texts, 'inbox.showPrompt')}
        </summary>
        <p dir="auto" className="pt-2 break-words whitespace-pre-line text-n11">
          {writePromptText(data)}
        </p>
      </details>
      <div className="mt-auto">
        <Button
          variant="primary"
          aria-label={t(texts, 'inbox.openName', { title })}
          onClick={() => open({ name: title, data })}
        >
          {t(texts, 'inbox.open')}
        </Button>
      </div>
    </li>
  );
}
