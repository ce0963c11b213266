import type { ListingReport } from '#shared/contract/cloud/admin/listings.ts';
import { Part } from '#renderer/feature-api/parts.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import listingTexts from '#renderer/messages/en/admin-listings.json';
import texts from '#renderer/messages/en/administration.json';
import { Tag } from '#renderer/ui/feedback/tag.tsx';

/** Reports of the listing, with reporter and reason. */
export function ListingReports({ reports }: { readonly reports: readonly ListingReport[] }) {
  const formatMoment = useFormatMoment();
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="reports-title" className="grid min-w-0 grid-cols-1 gap-2">
      <h3 id="reports-title" className="text-read font-semibold">
        {t(listingTexts, 'admin-listings.reports')}
      </h3>
      <ul className="grid grid-cols-1 divide-y divide-n6 text-ui">
        {reports.map(({ id, reason, note, state, reporter, createdAt }) => (
          <li key={id} className="grid min-w-0 gap-1 py-2">
            <p className="flex flex-wrap items-center gap-2">
              {t(texts, `administration.report.reason.${reason}`)}
              <Tag>{t(texts, `administration.report.state.${state}`)}</Tag>
            </p>
            {note === '' ? null : (
              <p dir="auto" className="max-w-read wrap-anywhere whitespace-pre-line">
                {note}
              </p>
            )}
            <p className="flex flex-wrap items-center gap-2 text-label text-n10">
              <Part part="PersonLink" person={reporter} />
              {formatMoment(createdAt)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
