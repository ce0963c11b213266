import { paths } from '#shared/contract/paths.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/purchases.json';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import { Callout } from '#renderer/ui/callout.tsx';
import { formatPrice } from './price-lines.tsx';
import { useWaitingOrders } from './purchase-queries.ts';

/** Purchases that were begun and not paid. */
export function WaitingOrders() {
  return useWaitingOrders().map(({ id, title, total, progress }) => (
    <Callout
      key={id}
      tone="info"
      actions={
        <Link
          to={`${paths.paymentSuccess.getHref()}?order=${encodeURIComponent(id)}`}
          className={buttonClasses('secondary')}
        >
          {t(texts, 'purchases.waiting.goOn')}
        </Link>
      }
    >
      {t(texts, progress === 'processing' ? 'purchases.waiting.processing' : 'purchases.waiting.unpaid', {
        title,
        price: formatPrice(total)
      })}
    </Callout>
  ));
}
