import { useEffect, useRef, useState } from 'react';
import type { QueueItem, QueueItemDetails as Details } from '#shared/contract/cloud/admin/content.ts';
import { outcomesOf, type QueueOutcome } from '#shared/domain/market/moderation/queue.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/admin-content.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { isTextEntry } from '#renderer/lib/interaction/shortcut.ts';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { useClaim, useQueueItem, useQueueView, useQueueRefresh } from './content-queries.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { ItemContent, PersonHistory } from './item-content.tsx';
import { useAdminListing } from '../listings/listing-queries.ts';
import { TakeDownDialog } from '../listings/take-down-dialog.tsx';

/** Reserves the item for this administrator while it is open. */
export function QueueItemDetails({ item }: { readonly item: QueueItem }) {
  const { data, error, isPending, isFetching, refetch } = useQueueItem(item);
  useClaim(item, !item.isOwn && item.claim === null);
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'admin-content.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 border-t border-n6 pt-3">
      <ItemContent content={data.content} />
      {data.history === null ? null : <PersonHistory history={data.history} />}
      <Decisions item={data} />
    </div>
  );
}

function Decisions({ item }: { readonly item: Details }) {
  const { isOnline } = useAdminDependencies();
  const { close } = useQueueView();
  const [outcome, setOutcome] = useState<QueueOutcome | null>(null);
  const refusal = item.isOwn
    ? t(texts, 'admin-content.own')
    : item.claim !== null
      ? t(texts, 'admin-content.claimed', { name: item.claim.person.displayName })
      : isOnline
        ? undefined
        : t(texts, 'admin-content.offline');
  const listingId = findListing(item);
  const outcomes = listingId === null ? outcomesOf(item.kind) : listingOutcomes;
  const choose = (each: QueueOutcome) => {
    if (outcomes.includes(each)) setOutcome(each);
  };
  const buttons = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLElement | null>(null);
  useDecisionKeys(refusal === undefined && outcome === null, choose);
  const goOn = () => {
    next.current = findNeighbor(buttons.current);
    close();
  };
  return (
    <>
      <div ref={buttons} className="flex flex-wrap gap-2">
        {outcomes.map((each) => (
          <Button
            key={each}
            variant={each === 'approved' ? 'primary' : 'secondary'}
            reason={refusal}
            onClick={() => setOutcome(each)}
          >
            {each === 'rejected' && listingId !== null
              ? t(texts, 'admin-content.takeDown')
              : t(texts, `admin-content.do.${item.kind}_${each}`)}
          </Button>
        ))}
      </div>
      {outcome === null ? null : outcome === 'rejected' && listingId !== null ? (
        <TakeDownFromQueue id={listingId} onClose={() => setOutcome(null)} onDone={goOn} />
      ) : (
        <DecideDialog
          items={[item]}
          outcome={outcome}
          onClose={() => setOutcome(null)}
          onDone={goOn}
          finalFocus={() => next.current ?? true}
        />
      )}
    </>
  );
}

const listingOutcomes = ['approved', 'rejected'] as const;

/** The listing on sale that the item is about, which is kept or taken down with its sales. */
function findListing({ id, content }: Details): string | null {
  const isListing = content.kind === 'post_review' || (content.kind === 'report' && content.isListing);
  return isListing ? id : null;
}

/** The link of the next item, or of the one before the last. */
function findNeighbor(within: Element | null): HTMLElement | null {
  const item = within?.closest('li');
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  return neighbor?.querySelector('a') ?? null;
}

type Props = { readonly id: string; readonly onClose: () => void; readonly onDone: () => void };

/** Takes down the item's listing with the same dialog as the listing page, then moves to the next item. */
function TakeDownFromQueue({ id, onClose, onDone }: Props) {
  const { data } = useAdminListing(id);
  const refresh = useQueueRefresh();
  const goOn = () => {
    onDone();
    void refresh();
  };
  return data === undefined ? null : <TakeDownDialog listing={data} onClose={onClose} onDone={goOn} />;
}

const outcomes: Readonly<Record<string, QueueOutcome>> = { a: 'approved', r: 'rejected' };

/** `a` and `r` begin a decision about the open item; the dialog that follows carries it out. */
function useDecisionKeys(isActive: boolean, onChoose: (outcome: QueueOutcome) => void): void {
  useEffect(() => {
    if (!isActive) return;
    const choose = (event: KeyboardEvent) => {
      const outcome = outcomes[event.key];
      const { target } = event;
      if (outcome === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      if (isTextEntry(target) || (target instanceof Element && target.closest('select, [role=dialog]')))
        return;
      event.preventDefault();
      onChoose(outcome);
    };
    addEventListener('keydown', choose);
    return () => removeEventListener('keydown', choose);
  }, [isActive, onChoose]);
}
