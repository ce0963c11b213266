import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/purchases.json';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { usePurchaseDependencies } from '../frame/dependencies.tsx';
import { PurchaseFailure } from '../frame/purchase-failure.tsx';
import type { PromptCopy } from './find-copies.ts';
import { loadUpdate, loadUpdateOffer, type UpdateOffer } from './load-update.ts';
import { UpdateComparison } from './update-comparison.tsx';

type Props = { readonly purchaseId: string; readonly onClose: () => void };

/** Compares a copy with the newest version of its purchase, and updates it. */
export function UpdateDialog({ purchaseId, onClose }: Props) {
  const tools = usePurchaseDependencies();
  const offer = useQuery({
    queryKey: ['purchases.update', purchaseId],
    queryFn: () => loadUpdateOffer(tools, purchaseId),
    staleTime: 0,
    gcTime: 0
  });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const copies = offer.data?.copies ?? [];
  const copy = copies.find(({ id }) => id === chosenId) ?? copies[0];
  if (offer.data !== undefined && copy !== undefined)
    return <Comparison key={copy.id} offer={offer.data} copy={copy} onCopy={setChosenId} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'purchases.update.compare')}
      footer={<Button onClick={onClose}>{t(texts, 'purchases.update.close')}</Button>}
    >
      {offer.data === undefined ? (
        <Waiting query={offer} />
      ) : (
        <p className="text-ui">
          {t(texts, 'purchases.update.upToDate', { version: offer.data.purchase.newestVersion })}
        </p>
      )}
    </Dialog>
  );
}

type WaitingProps = {
  readonly query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
};

function Waiting({ query: { error, isFetching, refetch } }: WaitingProps) {
  if (error === null) return <Skeleton className="h-60 w-full" />;
  return <PurchaseFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
}

type ComparisonProps = {
  readonly offer: UpdateOffer;
  readonly copy: PromptCopy;
  readonly onCopy: (id: string) => void;
  readonly onClose: () => void;
};

function Comparison({ offer, copy, onCopy, onClose }: ComparisonProps) {
  const tools = usePurchaseDependencies();
  const { purchase, copies } = offer;
  const update = useQuery({
    queryKey: ['purchases.update', purchase.id, copy.id],
    queryFn: async () => unwrap(Promise.resolve(await loadUpdate(tools, purchase.id, copy))),
    staleTime: 0,
    gcTime: 0
  });
  const head = (
    <>
      <Notes offer={offer} copy={copy} />
      {copies.length > 1 ? (
        <SelectInput
          label={t(texts, 'purchases.update.copy')}
          value={copy.id}
          options={copies.map((one) => ({
            value: one.id,
            label: t(texts, `purchases.update.copy.${one.source}`, { name: one.document.name })
          }))}
          onChange={onCopy}
        />
      ) : null}
    </>
  );
  return (
    <UpdateComparison purchase={purchase} copy={copy} update={update.data} head={head} onClose={onClose}>
      <Waiting query={update} />
    </UpdateComparison>
  );
}

/** The seller's notes on each version since the copy's. */
function Notes({ offer: { versions }, copy }: Pick<ComparisonProps, 'offer' | 'copy'>) {
  const withNotes = versions.filter(({ version, notes }) => version > copy.version && notes !== '');
  return withNotes.map(({ version, notes }) => (
    <section key={version} className="grid gap-0.5">
      <h3 className="text-label text-n10">{t(texts, 'purchases.update.notes', { version })}</h3>
      <p dir="auto" className="whitespace-pre-line break-words">
        {notes}
      </p>
    </section>
  ));
}
