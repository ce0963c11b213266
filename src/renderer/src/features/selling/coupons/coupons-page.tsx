import { Link as LinkIcon, Plus, TicketPercent } from 'lucide-react';
import { use, useState } from 'react';
import { useStore } from 'zustand';
import type { Coupon } from '#shared/domain/trade/coupon.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { paths } from '#shared/contract/paths.ts';
import { ownLinkOf } from '#renderer/feature-api/own-links.ts';
import { copyText } from '#renderer/lib/interaction/copy-text.ts';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { useOwnListings } from '../frame/seller-queries.ts';
import { SellingFailure } from '../frame/selling-failure.tsx';
import { SellingPage } from '../frame/selling-page.tsx';
import { CouponRow } from './coupon-row.tsx';
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

/** The seller's own link to their profile; each of their listings has one too. */
function OwnLink() {
  const { loadAccount, linkTo, notify } = useSellingDependencies();
  const username = useStore(use(loadAccount()), ({ account }) => account?.profile.username);
  if (username === undefined) return null;
  const link = linkTo(ownLinkOf(paths.profile.getHref(username), username));
  const copied = { copied: t(texts, 'selling.coupon.copied'), failed: t(texts, 'selling.coupon.notCopied') };
  return (
    <section
      aria-label={t(texts, 'selling.ownLink.title')}
      className="grid gap-2 rounded-panel border border-n6 bg-n2 p-4 text-ui"
    >
      <h2 className="text-read font-semibold">{t(texts, 'selling.ownLink.title')}</h2>
      <p className="text-n11">{t(texts, 'selling.ownLink.text')}</p>
      <p className="font-mono text-label break-all">{link}</p>
      <Button
        icon={LinkIcon}
        onClick={() => void copyText(notify, link, copied)}
        className="justify-self-start"
      >
        {t(texts, 'selling.ownLink.copy')}
      </Button>
    </section>
  );
}
