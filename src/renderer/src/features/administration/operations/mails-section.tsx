import type { Operations } from '#shared/contract/cloud/admin/overview.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-overview.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { formatAge } from '../frame/format-age.ts';
import { Bounces } from './bounces.tsx';
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
