import { describeLostPart } from '#shared/contract/describe-lost-part.ts';
import type { StorageStatus } from '#shared/contract/device.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { saySentence } from '#renderer/lib/messages/say-sentence.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/settings.json';

/** Where the data lives and how safe it is there, in facts the device reported. */
export function StorageFacts({ status }: { readonly status: StorageStatus }) {
  const { kind, location, isWritable, isPersistent, backups, recovery } = status;
  const [newest] = backups;
  const rows: [string, string][] = [
    [say(texts, 'settings.kept'), location ?? say(texts, `settings.kept.${kind}`)],
    [say(texts, 'settings.writable'), say(texts, `settings.writable.${isWritable ? 'yes' : 'no'}`)],
    [say(texts, 'settings.lasting'), say(texts, `settings.lasting.${isPersistent ? 'yes' : 'no'}`)]
  ];
  if (kind === 'sqlite') {
    const told =
      newest === undefined
        ? say(texts, 'settings.backups.none')
        : say(texts, 'settings.backups.some', {
            count: backups.length,
            newest: formatMoment(newest.createdAt)
          });
    rows.push([say(texts, 'settings.backups'), told]);
  }
  if (recovery !== null) {
    const lost = recovery.lost.map((part) => saySentence(describeLostPart(part)));
    const told = `${formatMoment(recovery.happenedAt)}. ${lost.join(' ')}`;
    rows.push([say(texts, 'settings.repaired'), told]);
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
