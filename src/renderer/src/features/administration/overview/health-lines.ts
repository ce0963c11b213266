import type { Operations } from '#shared/contract/cloud/admin/overview.ts';
import { serviceLimits } from '#shared/domain/activity/service-status.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-overview.json';
import { formatAge, formatBytes } from '../frame/format-age.ts';

export type HealthLine = {
  /** Also the section of the operations page. */
  readonly id: 'invariants' | 'jobs' | 'mails' | 'events' | 'transfers' | 'storage' | 'failures';
  readonly isFine: boolean;
  readonly text: string;
};

const line = (id: HealthLine['id'], isFine: boolean, text: string): HealthLine => ({ id, isFine, text });

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** One line for each part of the operations page, and whether somebody should look. */
export function describeHealth(operations: Operations): readonly HealthLine[] {
  const { queues, mails, events, failedTransfers, routeFailures, asOf } = operations;
  const failedJobs = sum(queues, ({ failed }) => failed);
  const failedMails = mails.failed + mails.failedJobs;
  const failedRequests = sum(routeFailures, ({ count }) => count);
  return [
    describeInvariants(operations),
    line(
      'jobs',
      failedJobs === 0,
      t(texts, 'admin-overview.health.jobs.text', {
        failed: failedJobs,
        waiting: sum(queues, ({ waiting }) => waiting)
      })
    ),
    line(
      'mails',
      failedMails === 0,
      mails.bounces === null
        ? t(texts, 'admin-overview.health.mails.text', { failed: failedMails, waiting: mails.waiting })
        : t(texts, 'admin-overview.health.mails.bounced', {
            failed: failedMails,
            waiting: mails.waiting,
            bounced: mails.bounces.hard + mails.bounces.soft
          })
    ),
    line(
      'events',
      events.late === 0,
      events.oldestAt === null
        ? t(texts, 'admin-overview.health.events.none')
        : t(texts, 'admin-overview.health.events.late', {
            count: events.late,
            age: formatAge(asOf - events.oldestAt)
          })
    ),
    line(
      'transfers',
      failedTransfers.length === 0,
      t(texts, 'admin-overview.health.transfers.text', { count: failedTransfers.length })
    ),
    describeStorage(operations),
    line(
      'failures',
      failedRequests === 0,
      t(texts, 'admin-overview.health.failures.text', { count: failedRequests })
    )
  ];
}

function describeInvariants({ invariants, asOf }: Operations): HealthLine {
  if (invariants === null)
    return line('invariants', false, t(texts, 'admin-overview.health.invariants.never'));
  const { total, violations, checkedAt } = invariants;
  const age = formatAge(asOf - checkedAt);
  return violations.length === 0
    ? line('invariants', true, t(texts, 'admin-overview.health.invariants.hold', { total, age }))
    : line(
        'invariants',
        false,
        t(texts, 'admin-overview.health.invariants.violated', { count: violations.length, age })
      );
}

function describeStorage({ disk, database }: Operations): HealthLine {
  const used = 100 * (1 - disk.freeBytes / disk.totalBytes);
  const connections = (100 * database.connections) / database.maxConnections;
  return line(
    'storage',
    used < serviceLimits.diskPercent.degraded && connections < serviceLimits.connectionPercent.degraded,
    t(texts, 'admin-overview.health.storage.text', {
      free: formatBytes(disk.freeBytes),
      total: formatBytes(disk.totalBytes),
      bytes: formatBytes(database.bytes)
    })
  );
}
