import { Copy, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { compareDrafts, type SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import type { ListingKind } from '#shared/domain/market/listing.ts';
import { UnconfirmedMark } from '#renderer/feature-api/sync/unconfirmed-mark.tsx';
import { focusNeighbor } from '#renderer/lib/interaction/focus-neighbor.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { IconButton } from '#renderer/ui/buttons/button.tsx';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { copyDraft } from './new-draft.ts';
import { getEditorHref } from './sell-prompt.ts';

function useDrafts() {
  const { listingDrafts, notify, now, on } = useSellingDependencies();
  const { data: drafts = [], refetch } = useQuery({
    queryKey: ['listingDrafts.list'],
    queryFn: () => unwrap(listingDrafts.list()),
    staleTime: 0
  });
  useEffect(
    () =>
      on('device.changed', ({ areas }) => {
        if (areas.includes('listingDrafts')) void refetch();
      }),
    [on, refetch]
  );

  const save = async (draft: SavedListingDraft) => {
    const answer = await listingDrafts.save(draft);
    if (!answer.ok) notify({ type: 'error', title: translateError(answer.error) });
    await refetch();
  };
  return {
    drafts,
    duplicate: (draft: SavedListingDraft) =>
      save(copyDraft(draft, { id: crypto.randomUUID(), savedAt: now() })),
    remove: async (draft: SavedListingDraft) => {
      const answer = await listingDrafts.remove({ id: draft.id });
      if (!answer.ok) return notify({ type: 'error', title: translateError(answer.error) });
      const undo = {
        label: t(texts, 'selling.draft.undo'),
        isUndo: true,
        run: () => void save({ ...draft, revision: 0 })
      };
      notify({
        type: 'success',
        title: t(texts, 'selling.draft.deleted', { title: nameDraft(draft) }),
        action: undo
      });
      await refetch();
    }
  };
}

const kindOf = ({ itemIds }: SavedListingDraft): ListingKind => (itemIds === null ? 'prompt' : 'bundle');

const nameDraft = ({ title }: SavedListingDraft): string =>
  title.trim() === '' ? t(texts, 'selling.draft.untitled') : title;

/** The listing drafts, all or those of one kind; renders nothing without any. */
export function DraftList({ kind }: { readonly kind?: ListingKind }) {
  const { drafts: all, duplicate, remove } = useDrafts();
  const drafts = all.filter((draft) => kind === undefined || kindOf(draft) === kind);
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="drafts-title" className="grid gap-3">
      <h2 id="drafts-title" className="text-lead font-semibold">
        {t(texts, 'selling.drafts')}
      </h2>
      <ul className="grid gap-2">
        {drafts.toSorted(compareDrafts).map((draft) => (
          <li
            key={draft.id}
            className="flex flex-wrap items-center gap-2 rounded-panel border border-n6 bg-n2 p-3"
          >
            <div className="grid min-w-0 flex-1 basis-48">
              <h3 dir="auto" className="truncate text-ui font-semibold">
                {nameDraft(draft)}
              </h3>
              <p className="flex flex-wrap items-center gap-2 text-label text-n10">
                {kindOf(draft) === 'bundle' ? <Tag>{t(texts, 'selling.bundle')}</Tag> : null}
                {t(texts, 'selling.draft.saved', { moment: formatMoment(draft.savedAt) })}
                <UnconfirmedMark
                  entity="listingDrafts"
                  id={draft.id}
                  label={t(texts, 'selling.draft.unconfirmed')}
                />
              </p>
            </div>
            <IconButton
              icon={Copy}
              label={t(texts, 'selling.draft.duplicate', { title: nameDraft(draft) })}
              onClick={() => void duplicate(draft)}
            />
            <IconButton
              icon={Trash2}
              label={t(texts, 'selling.draft.delete', { title: nameDraft(draft) })}
              onClick={({ currentTarget }) => {
                focusNeighbor(currentTarget);
                void remove(draft);
              }}
            />
            <Link to={getEditorHref(draft)} className={buttonClasses('secondary')}>
              {t(texts, 'selling.draft.open')}
              <span className="sr-only"> {nameDraft(draft)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
