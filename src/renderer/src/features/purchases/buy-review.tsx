import { useState } from 'react';
import { licenceTexts } from '#shared/domain/market/licence-texts.ts';
import { paths } from '#shared/contract/paths.ts';
import type { Offer } from '#shared/domain/trade/order.ts';
import { say } from '#renderer/lib/messages/say.ts';
import { useNavigate } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/purchases.json';
import { sayError } from '#renderer/messages/names.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { placeOrder } from './place-order.ts';
import { PriceLines, sayPrice } from './price-lines.tsx';
import { useForgetAnswers } from './purchase-queries.ts';
import { usePurchaseDependencies } from './dependencies.tsx';

type Props = {
  readonly slug: string;
  readonly title: string;
  readonly offer: Offer;
  readonly onClose: () => void;
};

/** Once more before paying: how much, for what, and how the money comes back. */
export function BuyReview({ slug, title, offer, onClose }: Props) {
  const { total, licence, refundWindowDays, isSandbox } = offer;
  const { isOnline } = usePurchaseDependencies();
  const { isBusy, problem, pay } = usePaying(slug, offer);
  const isFree = total.cents === 0;
  const [shownCents] = useState(total.cents);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say(texts, isFree ? 'purchases.review.free' : 'purchases.review.title')}
      description={<span dir="auto">{title}</span>}
      footer={
        <>
          <Button onClick={onClose}>{say(texts, 'purchases.review.back')}</Button>
          <Button variant="primary" isBusy={isBusy} disabled={!isOnline} onClick={() => void pay()}>
            {isFree
              ? say(texts, 'purchases.getFree')
              : say(texts, 'purchases.review.pay', { price: sayPrice(total) })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormProblem problem={problem} />
        {shownCents === total.cents ? null : (
          <Notice tone="warning" isLive>
            {say(texts, 'purchases.priceChanged', { price: sayPrice(total) })}
          </Notice>
        )}
        <p className="text-headline font-semibold tabular-nums">{sayPrice(total)}</p>
        <PriceLines offer={offer} />
        <section className="grid gap-1 text-ui">
          <h3 className="font-semibold">{say(texts, `purchases.licence.${licence}`)}</h3>
          <p lang="en">{licenceTexts[licence].text}</p>
        </section>
        <section className="grid gap-1 text-ui">
          <h3 className="font-semibold">{say(texts, 'purchases.review.refunds')}</h3>
          <p>{say(texts, 'purchases.review.refundTerms', { days: refundWindowDays })}</p>
        </section>
        {isSandbox ? <Notice tone="info">{say(texts, 'purchases.sandbox')}</Notice> : null}
        {isOnline ? null : <Notice tone="warning">{say(texts, 'purchases.needsConnection')}</Notice>}
      </div>
    </Dialog>
  );
}

function usePaying(slug: string, offer: Offer) {
  const tools = usePurchaseDependencies();
  const navigate = useNavigate();
  const forgetAnswers = useForgetAnswers();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const pay = async () => {
    setIsBusy(true);
    setProblem(null);
    const placed = await placeOrder(tools, slug, offer);
    if (!placed.ok) {
      setIsBusy(false);
      // What it costs, and whether it can be bought at all, is asked anew.
      forgetAnswers();
      if (placed.error.code !== 'price_changed') setProblem(sayError(placed.error));
      return;
    }
    const { id, state, checkoutUrl } = placed.value;
    const outcome = `${paths.paymentSuccess.getHref()}?order=${encodeURIComponent(id)}`;
    if (state !== 'pending' || checkoutUrl === null) return void navigate(outcome);
    const gone = await tools.goToCheckout(checkoutUrl);
    if (!gone.ok) {
      setIsBusy(false);
      return setProblem(sayError(gone.error));
    }
    // In a browser this page is about to be left, and stays busy until then.
    if (tools.paysElsewhere) void navigate(outcome);
  };
  return { isBusy, problem, pay };
}
