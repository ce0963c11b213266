import type { ReactNode } from 'react';
import type { UserDetails } from '#shared/contract/cloud/admin/users.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import texts from '#renderer/messages/en/administration.json';

export function UserFacts({ user }: { readonly user: UserDetails }) {
  const formatMoment = useFormatMoment();
  const { seller, suspendedAt, deletedAt } = user;
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-2 text-ui sm:grid-cols-2">
      <Fact label={t(texts, 'administration.user.id')}>
        <span className="font-mono">{user.id}</span>
      </Fact>
      <Fact label={t(texts, 'administration.user.email')}>{user.email}</Fact>
      <Fact label={t(texts, 'administration.user.created')}>{formatMoment(user.createdAt)}</Fact>
      <Fact label={t(texts, 'administration.user.secondFactor')}>
        {t(texts, user.hasSecondFactor ? 'administration.user.yes' : 'administration.user.no')}
      </Fact>
      {suspendedAt === null ? null : (
        <Fact label={t(texts, 'administration.user.suspendedSince')}>{formatMoment(suspendedAt)}</Fact>
      )}
      {deletedAt === null ? null : (
        <Fact label={t(texts, 'administration.user.deletedOn')}>{formatMoment(deletedAt)}</Fact>
      )}
      {seller === null || seller.reason === '' ? null : (
        <Fact label={t(texts, 'administration.user.sellerReason')}>
          {seller.until === null
            ? seller.reason
            : t(texts, 'administration.user.sellerUntil', {
                reason: seller.reason,
                moment: formatMoment(seller.until)
              })}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-label text-n10">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
