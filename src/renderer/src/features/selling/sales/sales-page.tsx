import { BadgePercent, Plus } from 'lucide-react';
import { useState } from 'react';
import type { OwnListing } from '#shared/domain/market/seller.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { useOwnListings } from '../frame/seller-queries.ts';
import { SellingFailure } from '../frame/selling-failure.tsx';
import { SellingPage } from '../frame/selling-page.tsx';
import { SaleRow } from './sale-row.tsx';
import { useSales } from './sale-queries.ts';

const dialog = lazyComponent(async () => (await import('./sale-dialog.tsx')).SaleDialog);

/** The seller's sales and the form to create one. */
export function SalesPage() {
  return (
    <SellingPage name="sales">
      <Sales />
    </SellingPage>
  );
}

const canHaveSale = ({ state, price }: OwnListing): boolean => state === 'published' && price.cents > 0;

function Sales() {
  const { data, error, isPending, isFetching, refetch } = useSales();
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'selling.sales.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined) {
    return <SellingFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {data.length === 0 ? (
        <EmptyState
          icon={BadgePercent}
          title={t(texts, 'selling.sales.none.title')}
          text={t(texts, 'selling.sales.none.text')}
          action={<CreateButton />}
        />
      ) : (
        <CreateButton />
      )}
      <ul aria-label={t(texts, 'selling.sales.list')} className="grid gap-3 empty:hidden">
        {data.map((sale) => (
          <SaleRow key={sale.id} sale={sale} />
        ))}
      </ul>
    </>
  );
}

function CreateButton() {
  const { isOnline } = useSellingDependencies();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useOwnListings();
  const [first, ...others] = data?.pages.flatMap(({ items }) => items).filter(canHaveSale) ?? [];
  const reason = first === undefined ? t(texts, 'selling.sales.nothingToSell') : undefined;
  return (
    <>
      <Button
        variant="primary"
        icon={Plus}
        reason={isOnline ? reason : t(texts, 'selling.offline')}
        onPointerEnter={dialog.preload}
        onClick={() => setIsOpen(true)}
        className="justify-self-start"
      >
        {t(texts, 'selling.sales.create')}
      </Button>
      {isOpen && first !== undefined ? (
        <dialog.LazyPart listings={[first, ...others]} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
