import { formatDay } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/purchases.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { paths } from '#shared/contract/paths.ts';
import type { RefundRequest } from '#shared/domain/trade/refund-request.ts';

/** An open request with its deadline, or why it was refused. An approved one shows as the refund. */
export function RefundRequestNote({ request }: { readonly request: RefundRequest | null }) {
  if (request?.state === 'open') {
    return (
      <Callout tone="info">
        <p>
          {t(texts, 'purchases.refund.requested', {
            day: formatDay(request.requestedAt),
            decideBy: formatDay(request.decideBy)
          })}
        </p>
        <p dir="auto" className="break-words">
          {t(texts, 'purchases.refund.requestedReason', { reason: request.reason })}
        </p>
      </Callout>
    );
  }
  if (request?.state !== 'refused') return null;
  return (
    <Callout
      tone="warning"
      actions={
        <Link to={paths.contact.getHref()} className={buttonClasses('secondary')}>
          {t(texts, 'purchases.refund.disagree')}
        </Link>
      }
    >
      <p>{t(texts, 'purchases.refund.refused', { day: formatDay(request.decidedAt ?? request.decideBy) })}</p>
      <p dir="auto" className="break-words">
        {t(texts, 'purchases.refund.refusedReason', { reason: request.decisionReason })}
      </p>
    </Callout>
  );
}
