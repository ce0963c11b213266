import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/administration.json';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { AdminFailure } from '../../frame/admin-failure.tsx';
import { useAdminDependencies } from '../../frame/dependencies.tsx';
import { userKey } from '../queries/user-queries.ts';
import { Row } from '../../frame/row.tsx';

type Props = { readonly id: string };

const loading = () => <LoadingRows words={t(texts, 'administration.loading')} />;

export function Sessions({ id }: Props) {
  const { users } = useAdminDependencies();
  const formatMoment = useFormatMoment();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: userKey(id, 'sessions'),
    queryFn: () => unwrap(users.listSessions({ id })),
    staleTime: 0
  });
  const wait = useDelayedLoading(isPending);
  if (wait !== 'content') return wait === 'stand-in' ? loading() : null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (data.length === 0)
    return <p className="text-ui text-n11">{t(texts, 'administration.user.empty.sessions')}</p>;
  return (
    <ul className="grid grid-cols-1 gap-2">
      {data.map((session) => (
        <Row
          key={session.id}
          title={session.client}
          meta={[t(texts, 'administration.user.lastUsed', { moment: formatMoment(session.lastUsedAt) })]}
        />
      ))}
    </ul>
  );
}

export function Balances({ id }: Props) {
  const { users } = useAdminDependencies();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: userKey(id, 'balances'),
    queryFn: () => unwrap(users.getBalances({ id })),
    staleTime: 0
  });
  const wait = useDelayedLoading(isPending);
  if (wait !== 'content') return wait === 'stand-in' ? loading() : null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const { ledger, earnings } = data;
  const amounts = {
    ledger: ledger.cents,
    available: earnings.availableCents,
    held: earnings.held.reduce((sum, { cents }) => sum + cents, 0),
    onHold: earnings.onHoldCents,
    inPayout: earnings.inPayoutCents,
    paid: earnings.paidCents,
    owed: earnings.owedCents
  };
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-2 text-ui sm:grid-cols-2">
      {(Object.keys(amounts) as (keyof typeof amounts)[]).map((name) => (
        <div key={name}>
          <dt className="text-label text-n10">{t(texts, `administration.user.balance.${name}`)}</dt>
          <dd className="tabular-nums">{formatMoney(amounts[name] / 100)}</dd>
        </div>
      ))}
    </dl>
  );
}
