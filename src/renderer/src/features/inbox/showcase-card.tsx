import type { ShowcaseEntry } from '#shared/domain/market/showcase.ts';
import { writePromptText } from '#shared/domain/craft/prompt/text/write-prompt.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/inbox.json';
import { Button } from '#renderer/ui/button.tsx';
import { Tag } from '#renderer/ui/tag.tsx';
import { useInboxDependencies } from './dependencies.tsx';
import { ShowcaseVideo } from './showcase-video.tsx';

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
