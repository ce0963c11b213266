import type { QueueItem } from '#shared/contract/cloud/admin/content.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/admin-content.json';
import { Checkbox } from '#renderer/ui/fields/checkbox.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { formatAge } from '../frame/format-age.ts';
import { useQueueView } from './content-queries.ts';
import { QueueItemDetails } from './queue-item-details.tsx';

type Props = {
  readonly item: QueueItem;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
};

/** An item in the list, with everything to decide it by once it is open. */
export function QueueItemCard({ item, isSelected, onSelect }: Props) {
  const { openId, hrefOf } = useQueueView();
  const isOpen = openId === item.id;
  return (
    <li className="grid min-w-0 grid-cols-1 gap-3 rounded-panel border border-n6 bg-n2 px-4 py-3 text-ui">
      <div className="flex min-w-0 gap-3">
        {item.isOwn || item.claim !== null ? null : (
          <Checkbox isChecked={isSelected} onChange={onSelect}>
            <span className="sr-only">{t(texts, 'admin-content.select', { title: item.title })}</span>
          </Checkbox>
        )}
        <div className="relative grid min-w-0 grow grid-cols-1 gap-1">
          <Link
            to={hrefOf(item)}
            aria-current={isOpen ? 'true' : undefined}
            dir="auto"
            className="min-w-0 truncate font-medium text-n12 before:absolute before:inset-0"
          >
            {item.title}
          </Link>
          <Facts item={item} />
        </div>
      </div>
      {isOpen ? <QueueItemDetails item={item} /> : null}
    </li>
  );
}

function Facts({ item }: { readonly item: QueueItem }) {
  const { kind, person, since, decideBy, reportCount, claim, isOwn } = item;
  const { now } = useAdminDependencies();
  const formatMoment = useFormatMoment();
  const facts = [
    t(texts, `admin-content.one.${kind}`),
    person === null ? null : t(texts, 'admin-content.by', { name: person.displayName }),
    reportCount === 0 ? null : t(texts, 'admin-content.reports', { count: reportCount }),
    t(texts, 'admin-content.since', { age: formatAge(now() - since) }),
    decideBy === null ? null : t(texts, 'admin-content.decideBy', { moment: formatMoment(decideBy) })
  ].filter((fact) => fact !== null);
  const refusal = isOwn
    ? t(texts, 'admin-content.own')
    : claim === null
      ? null
      : t(texts, 'admin-content.claimed', { name: claim.person.displayName });
  return (
    <>
      <p className="flex flex-wrap gap-x-3 text-label text-n11">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {refusal === null ? null : <p className="text-label font-medium text-warning-11">{refusal}</p>}
    </>
  );
}
