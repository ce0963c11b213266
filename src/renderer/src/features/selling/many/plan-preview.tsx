import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { formatOwnPrice } from '../frame/format-price.ts';
import type { ChangePlan, PlannedChange } from './plan-changes.ts';

/** The outcome for each listing, and the skipped ones with the reason. */
export function PlanPreview({ plan: { changes, skipped } }: { readonly plan: ChangePlan }) {
  return (
    <div className="grid gap-4 text-ui">
      <ul aria-label={t(texts, 'selling.many.preview')} className="grid gap-1 empty:hidden">
        {changes.map((planned) => (
          <li key={planned.listing.id} className="flex min-w-0 flex-wrap justify-between gap-x-4">
            <span dir="auto" className="min-w-0 break-words">
              {planned.listing.title}
            </span>
            <span dir="auto" className="text-n11 tabular-nums">
              {describeChange(planned)}
            </span>
          </li>
        ))}
      </ul>
      {skipped.length === 0 ? null : (
        <section aria-labelledby="skipped-title" className="grid gap-1">
          <h3 id="skipped-title" className="font-medium">
            {t(texts, 'selling.many.skipped', { count: skipped.length })}
          </h3>
          <ul className="grid gap-1">
            {skipped.map(({ listing, reason }) => (
              <li key={listing.id} className="flex min-w-0 flex-wrap justify-between gap-x-4 text-n11">
                <span dir="auto" className="min-w-0 break-words">
                  {listing.title}
                </span>
                <span>{t(texts, `selling.many.skip.${reason}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function describeChange({ listing, change }: PlannedChange): string {
  if (change.isOnSale !== undefined) {
    if (change.isOnSale) return t(texts, 'selling.listing.published');
    return t(texts, change.isPaused === true ? 'selling.listing.paused' : 'selling.listing.archived');
  }
  if (change.priceCents !== undefined) {
    const after = { ...listing, price: { ...listing.price, cents: change.priceCents } };
    return t(texts, 'selling.many.from', { before: formatOwnPrice(listing), after: formatOwnPrice(after) });
  }
  const tags = change.tags ?? [];
  return tags.length === 0 ? t(texts, 'selling.many.noTags') : tags.join(', ');
}
