import { useState } from 'react';
import { licenseTexts } from '#shared/domain/market/license-texts.ts';
import { paths } from '#shared/contract/paths.ts';
import type { Offer } from '#shared/domain/trade/order.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useNavigate } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/purchases.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { CouponField } from './coupon/coupon-field.tsx';
import { placeOrder } from './place-order.ts';
import { PriceLines, formatPrice } from './price-lines.tsx';
import { useInvalidatePurchases } from './frame/purchase-queries.ts';
import { usePurchaseDependencies } from './frame/dependencies.tsx';

type Props = {
  readonly slug: string;
  readonly title: string;
  readonly offer: Offer;
  readonly onCoupon: (code: string | null) => void;
  readonly onClose: () => void;
};

/** Once more before paying: how much, for what, and how the money comes back. */
export function BuyReview({ slug, title, offer, onCoupon, onClose }: Props) {
  const { listed, total, licence, refundWindowDays, isSandbox } = offer;
  const { isOnline } = usePurchaseDependencies();
  const { isBusy, problem, pay } = usePaying(slug, offer);
  const isFree = total.cents === 0;
  // A coupon that is applied or removed here changes the price on purpose.
  const [shownCents, setShownCents] = useState<number | null>(total.cents);
  const changeCoupon = (code: string | null) => {
    setShownCents(null);
    onCoupon(code);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, isFree ? 'purchases.review.free' : 'purchases.review.title')}
      description={<span dir="auto">{title}</span>}
      footer={
        <>
          <Button onClick={onClose}>{t(texts, 'purchases.review.back')}</Button>
          <Button variant="primary" isBusy={isBusy} disabled={!isOnline} onClick={() => void pay()}>
            {isFree
              ? t(texts, 'purchases.getFree')
              : t(texts, 'purchases.review.pay', { price: formatPrice(total) })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormProblem problem={problem} />
        {shownCents === null || shownCents === total.cents ? null : (
          <Callout tone="warning" isLive>
            {t(texts, 'purchases.priceChanged', { price: formatPrice(total) })}
          </Callout>
        )}
        <p className="text-headline font-semibold tabular-nums">{formatPrice(total)}</p>
        {offer.deductions.length === 0 ? null : (
          <section className="grid gap-1">
            <h3 className="text-ui font-semibold">{t(texts, 'purchases.review.whyThisPrice')}</h3>
            <PriceLines offer={offer} />
          </section>
        )}
        {listed.cents === 0 ? null : <CouponField coupon={offer.coupon} onChange={changeCoupon} />}
        <section className="grid gap-1 text-ui">
          <h3 className="font-semibold">{t(texts, `purchases.license.${licence}`)}</h3>
          <p lang="en">{licenseTexts[licence].text}</p>
        </section>
        <section className="grid gap-1 text-ui">
          <h3 className="font-semibold">{t(texts, 'purchases.review.refunds')}</h3>
          <p>{t(texts, 'purchases.review.refundTerms', { days: refundWindowDays })}</p>
        </section>
        {isSandbox ? <Callout tone="info">{t(texts, 'purchases.sandbox')}</Callout> : null}
        {isOnline ? null : <Callout tone="warning">{t(texts, 'purchases.needsConnection')}</Callout>}
      </div>
    </Dialog>
  );
}

function usePaying(slug: string, offer: Offer) {
  const tools = usePurchaseDependencies();
  const navigate = useNavigate();
  const invalidatePurchases = useInvalidatePurchases();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const pay = async () => {
    setIsBusy(true);
    setProblem(null);
    const placed = await placeOrder(tools, slug, offer);
    if (!placed.ok) {
      setIsBusy(false);
      // The price, and the permission to buy, may have changed.
      invalidatePurchases();
      if (placed.error.code !== 'price_changed') setProblem(translateError(placed.error));
      return;
    }
    const { id, state, checkoutUrl } = placed.value;
    const outcome = `${paths.paymentSuccess.getHref()}?order=${encodeURIComponent(id)}`;
    if (state !== 'pending' || checkoutUrl === null) return void navigate(outcome);
    const gone = await tools.goToCheckout(checkoutUrl);
    if (!gone.ok) {
      setIsBusy(false);
      return setProblem(translateError(gone.error));
    }
    // In a browser this page is about to be left, and stays busy until then.
    if (tools.paysElsewhere) void navigate(outcome);
  };
  return { isBusy, problem, pay };
}
