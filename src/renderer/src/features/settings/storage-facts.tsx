import type { StorageStatus } from '#shared/contract/device.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';

const kinds: Record<StorageStatus['kind'], string> = {
  sqlite: 'a database on this computer',
  indexeddb: 'this browser’s storage',
  memory: 'memory, until the app closes'
};

/** Where the data lives and how safe it is there, in facts the device reported. */
export function StorageFacts({ status }: { readonly status: StorageStatus }) {
  const newestBackup = status.backups[0];
  const rows: [string, string][] = [
    ['Kept in', status.location ?? kinds[status.kind]],
    ['Can be changed', status.isWritable ? 'Yes' : 'No, the folder is read-only'],
    ['Kept for good', status.isPersistent ? 'Yes' : 'The browser may clear it when space runs out']
  ];
  if (status.kind === 'sqlite') {
    const backups =
      newestBackup === undefined
        ? 'None yet'
        : `${status.backups.length}, newest ${formatMoment(newestBackup.createdAt)}`;
    rows.push(['Backups', backups]);
  }
  if (status.recovery !== null) {
    rows.push(['Repaired', `${formatMoment(status.recovery.happenedAt)}. ${status.recovery.lost.join(' ')}`]);
  }
  return (
    <dl className="grid w-full grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-ui">
      {rows.map(([term, fact]) => (
        <div key={term} className="contents">
          <dt className="text-n10">{term}</dt>
          <dd className="min-w-0 break-words">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
