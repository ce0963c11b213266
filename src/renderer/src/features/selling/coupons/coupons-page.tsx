import { Plus, TicketPercent } from 'lucide-react';
import { useState } from 'react';
import type { Coupon } from '#shared/domain/trade/coupon.ts';
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
import { CouponRow } from './coupon-row.tsx';
import { OwnLink } from './own-link.tsx';
import { useCoupons } from './coupon-queries.ts';

const dialog = lazyComponent(async () => (await import('./coupon-dialog.tsx')).CouponDialog);

/** The seller's coupons and the form to create one. */
export function CouponsPage() {
  return (
    <SellingPage name="coupons">
      <Coupons />
      <OwnLink />
    </SellingPage>
  );
}

function Coupons() {
  const { isOnline } = useSellingDependencies();
  const { data, error, isPending, isFetching, refetch } = useCoupons();
  const listings = useOwnListings().data?.pages.flatMap(({ items }) => items) ?? [];
  const wait = useDelayedLoading(isPending);
  const [edited, setEdited] = useState<Coupon | 'new' | null>(null);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'selling.coupons.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined) {
    return <SellingFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  const create = (
    <Button
      variant="primary"
      icon={Plus}
      reason={isOnline ? undefined : t(texts, 'selling.offline')}
      onPointerEnter={dialog.preload}
      onClick={() => setEdited('new')}
      className="justify-self-start"
    >
      {t(texts, 'selling.coupons.create')}
    </Button>
  );
  return (
    <>
      {data.length === 0 ? (
        <EmptyState
          icon={TicketPercent}
          title={t(texts, 'selling.coupons.none.title')}
          text={t(texts, 'selling.coupons.none.text')}
          action={create}
        />
      ) : (
        create
      )}
      <ul aria-label={t(texts, 'selling.coupons.list')} className="grid gap-3 empty:hidden">
        {data.map((coupon) => (
          <CouponRow key={coupon.id} coupon={coupon} listings={listings} onEdit={() => setEdited(coupon)} />
        ))}
      </ul>
      {edited === null ? null : (
        <dialog.LazyPart
          coupon={edited === 'new' ? null : edited}
          listings={listings}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
