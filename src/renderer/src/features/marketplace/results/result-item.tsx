import type { ReactNode } from 'react';
import type { BuyerResult } from '#shared/domain/market/community/buyer-result.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { nameModel, useMarketDependencies } from '../data/dependencies.tsx';
import { Person } from '../reviews/review-item.tsx';
import { ResultVideo } from './result-video.tsx';

type Props = { readonly result: BuyerResult; readonly actions?: ReactNode };

/** One result. Its texts are plain: addresses in them are not links. */
export function ResultItem({ result, actions }: Props) {
  const { models } = useMarketDependencies();
  const formatMoment = useFormatMoment();
  const { author, model, settings, changes, takes, createdAt, editedAt } = result;
  return (
    <li className="grid grid-cols-1 gap-2 py-4 text-ui">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Person person={author} />
        <span className="text-label text-n10">
          {editedAt === null
            ? formatMoment(createdAt)
            : t(texts, 'marketplace.edited', { moment: formatMoment(editedAt) })}
        </span>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Tag>{nameModel(models, model)}</Tag>
        <span className="font-medium">{t(texts, 'marketplace.results.takesOf', { takes })}</span>
      </p>
      {settings === '' ? null : (
        <p dir="auto" className="max-w-read wrap-anywhere text-n11">
          {settings}
        </p>
      )}
      {changes === '' ? null : (
        <p dir="auto" className="max-w-read wrap-anywhere whitespace-pre-line">
          {t(texts, 'marketplace.results.changed', { changes })}
        </p>
      )}
      <ResultVideo video={result.video} author={author.displayName} actions={actions} />
    </li>
  );
}
