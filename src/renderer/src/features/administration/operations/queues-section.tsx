import type { Operations } from '#shared/contract/cloud/admin/overview.ts';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-overview.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { useOperate } from './operations-queries.ts';
import { OperationsSection, Quiet } from './operations-section.tsx';

type Props = { readonly operations: Operations };

const head = 'px-2 py-1.5 text-label font-medium text-n10';
const cell = 'px-2 py-1.5 text-end tabular-nums';

/** Queues where something waits or failed. */
export function QueuesSection({ operations: { queues } }: Props) {
  return (
    <OperationsSection id="jobs" title={t(texts, 'admin-overview.queues')}>
      {queues.length === 0 ? (
        <Quiet>{t(texts, 'admin-overview.queues.none')}</Quiet>
      ) : (
        <table className="w-full border-collapse">
          <thead>
            <tr>
              <th scope="col" className={`${head} ps-0 text-start`}>
                {t(texts, 'admin-overview.queues.name')}
              </th>
              <th scope="col" className={`${head} text-end`}>
                {t(texts, 'admin-overview.queues.waiting')}
              </th>
              <th scope="col" className={`${head} pe-0 text-end`}>
                {t(texts, 'admin-overview.queues.failed')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-n6">
            {queues.map((queue) => (
              <QueueRow key={queue.name} queue={queue} />
            ))}
          </tbody>
        </table>
      )}
    </OperationsSection>
  );
}

function QueueRow({ queue: { name, waiting, failed } }: { readonly queue: Operations['queues'][number] }) {
  const { operations } = useAdminDependencies();
  const { operate, isBusy } = useOperate();
  return (
    <tr>
      <th scope="row" className="py-1.5 pe-2 text-start font-normal">
        <span className="font-mono text-label wrap-anywhere">{name}</span>
      </th>
      <td className={cell}>{formatNumber(waiting)}</td>
      <td className={`${cell} pe-0`}>
        <span className="inline-flex flex-wrap items-center justify-end gap-2">
          {failed === 0 ? null : (
            <Button
              variant="ghost"
              isBusy={isBusy}
              aria-label={t(texts, 'admin-overview.queues.retryAllOf', { queue: name })}
              onClick={() => void operate(() => operations.retryJobs({ queue: name }))}
            >
              {t(texts, 'admin-overview.queues.retryAll')}
            </Button>
          )}
          {formatNumber(failed)}
        </span>
      </td>
    </tr>
  );
}
