import { useRef, useState } from 'react';
import { paths } from '#shared/contract/paths.ts';
import type { Offer } from '#shared/domain/trade/order.ts';
import { LegalTextContent } from '#renderer/feature-api/legal-text-content.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import { useNavigate } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/purchases.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { AmountField } from './amount/amount-field.tsx';
import { type Amount, useAmount } from './amount/use-amount.ts';
import { CouponField } from './coupon/coupon-field.tsx';
import { placeOrder } from './place-order.ts';
import { PriceLines, formatPrice, hasSteps } from './price-lines.tsx';
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
  const { listed, licence, licenseText, refundWindowDays, isSandbox, isPayWhatYouWant } = offer;
  const { isOnline, closedReason } = usePurchaseDependencies();
  const reason = isOnline ? closedReason : t(texts, 'purchases.needsConnection');
  const { isBusy, problem, pay } = usePaying(slug);
  const amount = useAmount(offer);
  const fields = useRef<HTMLDivElement>(null);
  const [hasTried, setHasTried] = useState(false);
  const isFree = offer.total.cents === 0 && !isPayWhatYouWant;
  // A coupon that is applied or removed here changes the price on purpose.
  const [shownCents, setShownCents] = useState<number | null>(offer.total.cents);
  const changeCoupon = (code: string | null) => {
    setShownCents(null);
    onCoupon(code);
  };
  const payChosen = () => {
    setHasTried(true);
    if (amount.chosen !== null) return void pay(amount.chosen);
    fields.current?.querySelector<HTMLElement>('[name="amount"]')?.focus();
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
          <Button variant="primary" isBusy={isBusy} disabled={reason !== undefined} onClick={payChosen}>
            {namePayment(amount.chosen)}
          </Button>
        </>
      }
    >
      <div ref={fields} className="grid gap-4">
        <FormProblem problem={problem} />
        <ReviewedPrice offer={offer} amount={amount} shownCents={shownCents} hasTried={hasTried} />
        {listed.cents === 0 ? null : <CouponField coupon={offer.coupon} onChange={changeCoupon} />}
        <section className="grid gap-1 text-ui">
          <h3 className="font-semibold">{t(texts, `purchases.license.${licence}`)}</h3>
          <LegalTextContent text={licenseText} />
          <p className="text-label text-n10 first-letter:uppercase">
            {t(texts, 'purchases.opening.version', { version: licenseText.version })}
          </p>
        </section>
        <section className="grid gap-1 text-ui">
          <h3 className="font-semibold">{t(texts, 'purchases.review.refunds')}</h3>
          <p>{t(texts, 'purchases.review.refundTerms', { days: refundWindowDays })}</p>
        </section>
        {isSandbox ? <Callout tone="info">{t(texts, 'purchases.sandbox')}</Callout> : null}
        {reason === undefined ? null : <Callout tone="warning">{reason}</Callout>}
      </div>
    </Dialog>
  );
}

type PriceProps = Pick<Props, 'offer'> & {
  readonly amount: Amount;
  /** The price that was shown before; null where it changed on purpose. */
  readonly shownCents: number | null;
  readonly hasTried: boolean;
};

/** The amount to pay, or the field to choose it, with its parts. */
function ReviewedPrice({ offer, amount, shownCents, hasTried }: PriceProps) {
  const { total, isPayWhatYouWant } = offer;
  const shown = amount.chosen ?? offer;
  return (
    <>
      {shownCents === null || shownCents === total.cents ? null : (
        <Callout tone="warning" isLive>
          {t(texts, isPayWhatYouWant ? 'purchases.floorChanged' : 'purchases.priceChanged', {
            price: formatPrice(total)
          })}
        </Callout>
      )}
      {isPayWhatYouWant ? (
        <AmountField offer={offer} amount={amount} hasTried={hasTried} />
      ) : (
        <p className="text-headline font-semibold tabular-nums">{formatPrice(total)}</p>
      )}
      {hasSteps(shown) ? (
        <section className="grid gap-1">
          <h3 className="text-ui font-semibold">{t(texts, 'purchases.review.whyThisPrice')}</h3>
          <PriceLines offer={shown} />
        </section>
      ) : null}
    </>
  );
}

/** `chosen` is null while what the buyer typed cannot be paid. */
function namePayment(chosen: Offer | null): string {
  if (chosen === null) return t(texts, 'purchases.review.payChosen');
  return chosen.total.cents === 0
    ? t(texts, 'purchases.getFree')
    : t(texts, 'purchases.review.pay', { price: formatPrice(chosen.total) });
}

function usePaying(slug: string) {
  const tools = usePurchaseDependencies();
  const navigate = useNavigate();
  const invalidatePurchases = useInvalidatePurchases();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const pay = async (offer: Offer) => {
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
