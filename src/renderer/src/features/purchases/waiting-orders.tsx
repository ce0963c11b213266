import { paths } from '#shared/contract/paths.ts';
import { say } from '#renderer/lib/messages/say.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/purchases.json';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import { Notice } from '#renderer/ui/notice.tsx';
import { sayPrice } from './price-lines.tsx';
import { useWaitingOrders } from './purchase-queries.ts';

/** Purchases that were begun and not paid. */
export function WaitingOrders() {
  return useWaitingOrders().map(({ id, title, total, progress }) => (
    <Notice
      key={id}
      tone="info"
      actions={
        <Link
          to={`${paths.paymentSuccess.getHref()}?order=${encodeURIComponent(id)}`}
          className={buttonClasses('secondary')}
        >
          {say(texts, 'purchases.waiting.goOn')}
        </Link>
      }
    >
      {say(texts, progress === 'processing' ? 'purchases.waiting.processing' : 'purchases.waiting.unpaid', {
        title,
        price: sayPrice(total)
      })}
    </Notice>
  ));
}
