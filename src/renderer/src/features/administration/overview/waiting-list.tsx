import { CircleCheck } from 'lucide-react';
import type { Overview, WaitingKind } from '#shared/contract/cloud/admin/overview.ts';
import { paths } from '#shared/contract/paths.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/admin-overview.json';
import { formatAge } from '../frame/format-age.ts';

/** The page on which each kind is decided. */
const pages: Readonly<Record<WaitingKind, string>> = {
  submissions: `${paths.adminContent.getHref()}?kind=submission`,
  postReviews: `${paths.adminContent.getHref()}?kind=post_review`,
  refundRequests: `${paths.adminContent.getHref()}?kind=refund`,
  reports: `${paths.adminContent.getHref()}?kind=report`,
  showcase: `${paths.adminContent.getHref()}?kind=showcase`,
  appeals: paths.adminAppeals.getHref(),
  contactMessages: paths.adminMessages.getHref()
};

/** Items that wait for an administrator, with the age of the oldest. */
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
          {open.map(({ kind, count, oldestAt }) => (
            <li key={kind}>
              <Link
                to={pages[kind]}
                className="grid h-full gap-0.5 rounded-panel border border-n6 bg-n2 p-4 hover:border-n8 hover:bg-n3"
              >
                <span className="text-read font-semibold">
                  {t(texts, `admin-overview.waiting.${kind}`, { count })}
                </span>
                {oldestAt === null ? null : (
                  <span className="text-label text-n11">
                    {t(texts, 'admin-overview.waiting.oldest', { age: formatAge(asOf - oldestAt) })}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
