import { CircleCheck } from 'lucide-react';
import type { Overview, WaitingKind } from '#shared/contract/cloud/admin-overview.ts';
import { paths } from '#shared/contract/paths.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/admin-overview.json';
import { formatAge } from '../frame/format-age.ts';

/** Where each kind is decided; null for what only the commands of the server decide. */
const pages: Readonly<Record<WaitingKind, string | null>> = {
  submissions: null,
  refundRequests: null,
  reports: null,
  showcase: null,
  appeals: paths.adminAppeals.getHref(),
  contactMessages: paths.adminMessages.getHref(),
  sellerApplications: `${paths.adminUsers.getHref()}?seller=applied`
};

const tile = 'grid h-full content-start gap-0.5 rounded-panel border border-n6 bg-n2 p-4';

/** What waits for an administrator, with the age of the oldest. */
export function WaitingList({ overview: { waiting, asOf } }: { readonly overview: Overview }) {
  const open = waiting.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="waiting-title" className="grid min-w-0 grid-cols-1 gap-3">
      <h2 id="waiting-title" className="text-lead font-semibold">
        {t(texts, 'admin-overview.waiting')}
      </h2>
      {open.length === 0 ? (
        <p className="flex items-center gap-2 rounded-panel border border-n6 bg-n2 p-4 text-ui text-n11">
          <CircleCheck aria-hidden size={16} className="shrink-0 text-success-11" />
          {t(texts, 'admin-overview.waiting.none')}
        </p>
      ) : (
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {open.map((item) => (
            <WaitingItem key={item.kind} item={item} asOf={asOf} />
          ))}
        </ul>
      )}
    </section>
  );
}

type ItemProps = { readonly item: Overview['waiting'][number]; readonly asOf: number };

function WaitingItem({ item: { kind, count, oldestAt }, asOf }: ItemProps) {
  const page = pages[kind];
  const facts = (
    <>
      <span className="text-read font-semibold">{t(texts, `admin-overview.waiting.${kind}`, { count })}</span>
      {oldestAt === null ? null : (
        <span className="text-label text-n11">
          {t(texts, 'admin-overview.waiting.oldest', { age: formatAge(asOf - oldestAt) })}
        </span>
      )}
    </>
  );
  return (
    <li>
      {page === null ? (
        <div className={tile}>
          {facts}
          <span className="text-label text-n11">{t(texts, 'admin-overview.waiting.byCommand')}</span>
        </div>
      ) : (
        <Link to={page} className={`${tile} hover:border-n8 hover:bg-n3`}>
          {facts}
        </Link>
      )}
    </li>
  );
}
