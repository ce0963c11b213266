import type { Operations } from '#shared/contract/cloud/admin/overview.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-overview.json';
import { formatAge, formatBytes } from '../frame/format-age.ts';
import { OperationsSection } from './operations-section.tsx';

type Props = { readonly operations: Operations };

/** The disk of the data folder, and what the database says of itself. */
export function StorageSection({ operations: { disk, database, asOf } }: Props) {
  const { connections, maxConnections, oldestTransactionAt } = database;
  const facts = [
    [
      'free',
      t(texts, 'admin-overview.storage.freeOf', {
        free: formatBytes(disk.freeBytes),
        total: formatBytes(disk.totalBytes)
      })
    ],
    ['bytes', formatBytes(database.bytes)],
    [
      'connections',
      t(texts, 'admin-overview.storage.connectionsOf', { count: connections, most: maxConnections })
    ],
    [
      'oldest',
      oldestTransactionAt === null
        ? t(texts, 'admin-overview.storage.noTransaction')
        : formatAge(asOf - oldestTransactionAt)
    ]
  ] as const;
  return (
    <OperationsSection id="storage" title={t(texts, 'admin-overview.health.storage')}>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-label text-n10">{t(texts, `admin-overview.storage.${name}`)}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </OperationsSection>
  );
}
