import type { Operations } from '#shared/contract/cloud/admin/overview.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-overview.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { paths } from '#shared/contract/paths.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import { Link } from '#renderer/lib/router.ts';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { formatAge } from '../frame/format-age.ts';
import { useOperate } from './operations-queries.ts';
import { OperationsSection, Quiet } from './operations-section.tsx';

type Props = { readonly operations: Operations };

/** Mails that wait, those that were given up, and those that came back. */
export function MailsSection({ operations: { mails, asOf } }: Props) {
  const { operations } = useAdminDependencies();
  const { operate, isBusy } = useOperate();
  const { waiting, oldestAt, failed, failedJobs, bounces } = mails;
  return (
    <OperationsSection
      id="mails"
      title={t(texts, 'admin-overview.health.mails')}
      action={
        failed === 0 ? null : (
          <Button isBusy={isBusy} onClick={() => void operate(() => operations.retryMails())}>
            {t(texts, 'admin-overview.mails.retry')}
          </Button>
        )
      }
    >
      {waiting + failed + failedJobs === 0 ? <Quiet>{t(texts, 'admin-overview.mails.none')}</Quiet> : null}
      {failed === 0 ? null : <p>{t(texts, 'admin-overview.mails.failed', { count: failed })}</p>}
      {failedJobs === 0 ? null : <p>{t(texts, 'admin-overview.mails.failedJobs', { count: failedJobs })}</p>}
      {oldestAt === null ? null : (
        <p>{t(texts, 'admin-overview.mails.waiting', { count: waiting, age: formatAge(asOf - oldestAt) })}</p>
      )}
      <Bounces bounces={bounces} />
    </OperationsSection>
  );
}

type Known = NonNullable<Operations['mails']['bounces']>;
type BouncesProps = { readonly bounces: Known | null };

/** Mails that came back after they were handed over, or that nothing is known of those. */
export function Bounces({ bounces }: BouncesProps) {
  if (bounces === null) return <Quiet>{t(texts, 'admin-overview.bounces.unknown')}</Quiet>;
  const { hard, soft, newest } = bounces;
  if (newest.length === 0) return <Quiet>{t(texts, 'admin-overview.bounces.none')}</Quiet>;
  return (
    <>
      <p>{t(texts, 'admin-overview.bounces.counts', { count: hard + soft, hard })}</p>
      <ul className="grid grid-cols-1 gap-2">
        {newest.map((bounce) => (
          <BounceItem key={bounce.id} bounce={bounce} />
        ))}
      </ul>
    </>
  );
}

function BounceItem({ bounce }: { readonly bounce: Known['newest'][number] }) {
  const formatMoment = useFormatMoment();
  const { kind, isNotice, status, diagnostic, bouncedAt, userId } = bounce;
  const answer = [status, diagnostic].filter((part) => part !== null).join(' ');
  return (
    <li className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
      <span className="min-w-0 wrap-anywhere">
        {t(texts, `admin-overview.bounces.${kind}`)}{' '}
        <span className="text-label text-n10">
          {t(texts, isNotice ? 'admin-overview.bounces.notice' : 'admin-overview.bounces.other', {
            moment: formatMoment(bouncedAt)
          })}
        </span>
        {answer === '' ? null : <span className="block text-label text-n11">{answer}</span>}
      </span>
      {userId === null ? null : (
        <Link
          to={paths.adminUser.getHref(userId)}
          className="inline-flex min-h-target items-center text-daylight-11 underline"
        >
          {t(texts, 'admin-overview.transfers.person')}
        </Link>
      )}
    </li>
  );
}
