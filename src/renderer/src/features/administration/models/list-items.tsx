import type { ModelList, ModelLists, Publication } from '#shared/contract/cloud/admin/models.ts';
import { formatIsoDay } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import texts from '#renderer/messages/en/admin-models.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Tag, type TagTone } from '#renderer/ui/feedback/tag.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';

type State = 'inUse' | 'draft' | 'earlier' | 'builtIn';

const tones: Readonly<Record<State, TagTone>> = {
  inUse: 'success',
  draft: 'info',
  earlier: 'neutral',
  builtIn: 'neutral'
};

function stateOf(list: ModelList, inUse: ModelLists['inUse']): State {
  if (list.id === inUse) return 'inUse';
  if (list.id === 'built-in') return 'builtIn';
  return list.wasPublished ? 'earlier' : 'draft';
}

type ItemProps = {
  readonly list: ModelList;
  readonly lists: ModelLists;
  readonly onReview: () => void;
};

export function ModelListItem({ list, lists, onReview }: ItemProps) {
  const { isOnline } = useAdminDependencies();
  const formatMoment = useFormatMoment();
  const { version, models, uploadedAt, uploadedBy } = list;
  const state = stateOf(list, lists.inUse);
  // Before the first publication there is nothing to go back from.
  const isPublished = (lists.publications[0]?.listId ?? 'built-in') === list.id;
  const words = t(texts, list.wasPublished ? 'admin-models.rollBack' : 'admin-models.review');
  const name = formatIsoDay(version);
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border border-n6 bg-n2 p-4 text-ui">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="font-medium">{name}</strong>
          <Tag tone={tones[state]}>{t(texts, `admin-models.state.${state}`)}</Tag>
        </p>
        <p className="text-label wrap-anywhere text-n11">
          {t(texts, 'admin-models.models', { count: models })}{' '}
          {uploadedAt === null || uploadedBy === null
            ? t(texts, 'admin-models.withTheApps')
            : t(texts, 'admin-models.uploaded', {
                at: formatMoment(uploadedAt),
                name: uploadedBy.displayName
              })}
        </p>
      </div>
      {isPublished ? null : (
        <Button
          aria-label={t(texts, 'admin-models.actOf', { act: words, version: name })}
          reason={isOnline ? undefined : t(texts, 'admin-models.offline')}
          onClick={onReview}
        >
          {words}
        </Button>
      )}
    </li>
  );
}

export function PublicationItem({ publication }: { readonly publication: Publication }) {
  const formatMoment = useFormatMoment();
  const { listId, version, actor, createdAt, reason } = publication;
  return (
    <li className="min-w-0 border-t border-n6 pt-2 text-ui wrap-anywhere">
      <span className="font-medium">{formatIsoDay(version)}</span>{' '}
      {listId === 'built-in' ? <span>{t(texts, 'admin-models.state.builtIn')}</span> : null}
      <p className="text-label text-n11">
        {t(texts, 'admin-models.publishedBy', { at: formatMoment(createdAt), name: actor.displayName })}{' '}
        <span dir="auto">{reason}</span>
      </p>
    </li>
  );
}
