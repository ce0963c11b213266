import { describeLostPart } from '#shared/contract/describe-data-loss.ts';
import type { StorageStatus } from '#shared/contract/device.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/settings.json';

/** Where the data lives and how safe it is there, in facts the device reported. */
export function StorageFacts({ status }: { readonly status: StorageStatus }) {
  const { kind, location, isWritable, isPersistent, backups, recovery } = status;
  const [newest] = backups;
  const rows: [string, string][] = [
    [t(texts, 'settings.kept'), location ?? t(texts, `settings.kept.${kind}`)],
    [t(texts, 'settings.writable'), t(texts, `settings.writable.${isWritable ? 'yes' : 'no'}`)],
    [t(texts, 'settings.lasting'), t(texts, `settings.lasting.${isPersistent ? 'yes' : 'no'}`)]
  ];
  if (kind === 'sqlite') {
    const told =
      newest === undefined
        ? t(texts, 'settings.backups.none')
        : t(texts, 'settings.backups.some', {
            count: backups.length,
            newest: formatMoment(newest.createdAt)
          });
    rows.push([t(texts, 'settings.backups'), told]);
  }
  if (recovery !== null) {
    const lost = recovery.lost.map((part) => translate(describeLostPart(part)));
    const told = `${formatMoment(recovery.happenedAt)}. ${lost.join(' ')}`;
    rows.push([t(texts, 'settings.repaired'), told]);
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
