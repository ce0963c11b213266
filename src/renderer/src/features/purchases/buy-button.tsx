import { useState } from 'react';
import { paths } from '#shared/contract/paths.ts';
import { readCouponCode } from '#shared/domain/trade/coupon-code.ts';
import type { Offer } from '#shared/domain/trade/order.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useIsHydrated } from '#renderer/lib/messages/use-moment.ts';
import { Link, useSearchParams } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/purchases.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { explainRefusal } from './coupon/explain-refusal.ts';
import { OwnListingNote } from './own-listing-note.tsx';
import { PriceLines, formatPrice } from './price-lines.tsx';
import { SignInLink } from './frame/purchase-failure.tsx';
import { useOffer } from './frame/purchase-queries.ts';
import { PurchaseProvider, usePurchaseDependencies } from './frame/dependencies.tsx';

const review = lazyComponent(async () => (await import('./buy-review.tsx')).BuyReview);

type Props = {
  readonly slug: string;
  readonly title: string;
  /** Only the button and why it cannot be pressed. */
  readonly isShort?: boolean;
};

/** Buying a listing, within the screen of another feature. */
export function BuyingPart(props: Props) {
  return (
    <PurchaseProvider>
      <Buying {...props} />
    </PurchaseProvider>
  );
}

/** Buying a listing: what it costs whoever looks at it, and the button, or why there is none. */
export function Buying({ slug, title, isShort = false }: Props) {
  const [coupon, setCoupon] = useCoupon();
  const { data: offer, isError, isFetching, refetch } = useOffer(slug, coupon);
  const { isOnline } = usePurchaseDependencies();
  if (offer === undefined) {
    if (!isError && isOnline) {
      return (
        <Button variant="primary" isBusy className="w-full">
          {t(texts, 'purchases.buy')}
        </Button>
      );
    }
    return (
      <div className="grid gap-2">
        <p className="text-ui text-n11">{t(texts, 'purchases.needsConnection')}</p>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {t(texts, 'purchases.tryAgain')}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid min-w-0 gap-3">
      {isShort || offer.refusal === 'owned' ? null : <CouponPrice offer={offer} />}
      <BuyAction slug={slug} title={title} offer={offer} onCoupon={setCoupon} />
      {isShort || !offer.isSandbox ? null : (
        <p className="text-label text-n11">{t(texts, 'purchases.sandbox')}</p>
      )}
    </div>
  );
}

/** The coupon that is asked for: that of the address, until another or none is chosen. A page is drawn without one first. */
function useCoupon() {
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<string | null>();
  const linked = isHydrated ? readCouponCode(params.get('coupon') ?? '') : null;
  return [chosen === undefined ? linked : chosen, setChosen] as const;
}

/** The steps to the price, or why the code of the address changes nothing. */
function CouponPrice({ offer }: { readonly offer: Offer }) {
  const refusal = explainRefusal(offer.coupon);
  return (
    <>
      <PriceLines offer={offer} />
      {refusal === undefined || offer.listed.cents === 0 ? null : (
        <p className="text-label text-n11">{refusal}</p>
      )}
    </>
  );
}

function nameAction({ isPayWhatYouWant, total }: Offer): string {
  if (isPayWhatYouWant) return t(texts, 'purchases.choosePrice');
  return total.cents === 0
    ? t(texts, 'purchases.getFree')
    : t(texts, 'purchases.buyFor', { price: formatPrice(total) });
}

type ActionProps = Pick<Props, 'slug' | 'title'> & {
  readonly offer: Offer;
  readonly onCoupon: (code: string | null) => void;
};

function BuyAction({ slug, title, offer, onCoupon }: ActionProps) {
  const { isOnline, closedReason } = usePurchaseDependencies();
  const [isOpen, setIsOpen] = useState(false);
  if (offer.refusal === 'signed_out') {
    return <SignInLink className="w-full">{t(texts, 'purchases.signInToBuy')}</SignInLink>;
  }
  if (offer.refusal === 'owned') {
    return (
      <Link
        to={
          offer.purchaseId === null
            ? paths.purchases.getHref()
            : `${paths.purchases.getHref()}?open=${encodeURIComponent(offer.purchaseId)}`
        }
        className={`${buttonClasses('primary')} w-full`}
      >
        {t(texts, 'purchases.openOwned')}
      </Link>
    );
  }
  if (offer.refusal === 'own') return <OwnListingNote offer={offer} />;
  if (offer.refusal !== null) {
    return <p className="text-ui text-n11">{t(texts, `purchases.refusal.${offer.refusal}`)}</p>;
  }
  const reason = isOnline ? closedReason : t(texts, 'purchases.needsConnection');
  return (
    <>
      <Button
        variant="primary"
        disabled={reason !== undefined}
        aria-haspopup="dialog"
        onPointerEnter={review.preload}
        onClick={() => setIsOpen(true)}
        className="w-full"
      >
        {nameAction(offer)}
      </Button>
      {reason === undefined ? null : <p className="text-label text-n11">{reason}</p>}
      {isOpen ? (
        <review.LazyPart
          slug={slug}
          title={title}
          offer={offer}
          onCoupon={onCoupon}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
