import type { Operations } from '#shared/contract/cloud/admin/overview.ts';
import { paths } from '#shared/contract/paths.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/admin-overview.json';
import { OperationsSection, Quiet } from './operations-section.tsx';

type Props = { readonly operations: Operations };

/** Refunds and payouts that failed. What can be done about them is on the page of the person. */
export function TransfersSection({ operations: { failedTransfers } }: Props) {
  return (
    <OperationsSection id="transfers" title={t(texts, 'admin-overview.health.transfers')}>
      {failedTransfers.length === 0 ? (
        <Quiet>{t(texts, 'admin-overview.transfers.none')}</Quiet>
      ) : (
        <ul className="grid grid-cols-1 gap-2">
          {failedTransfers.map((transfer) => (
            <TransferItem key={transfer.id} transfer={transfer} />
          ))}
        </ul>
      )}
    </OperationsSection>
  );
}

type ItemProps = { readonly transfer: Operations['failedTransfers'][number] };

function TransferItem({ transfer: { kind, userId, cents, failedAt } }: ItemProps) {
  const formatMoment = useFormatMoment();
  return (
    <li className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
      <span className="min-w-0">
        {t(texts, `admin-overview.transfers.${kind}`, { amount: formatMoney(cents / 100) })}{' '}
        <span className="text-label text-n10">{formatMoment(failedAt)}</span>
      </span>
      <Link
        to={paths.adminUser.getHref(userId)}
        className="inline-flex min-h-target items-center text-daylight-11 underline"
      >
        {t(texts, 'admin-overview.transfers.person')}
      </Link>
    </li>
  );
}
