import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { useMarketDependencies } from '../data/dependencies.tsx';
import { useOwnReview, useUpdateOwnReview } from '../data/use-own-review.ts';
import { ReportButton } from '../reviews/report-button.tsx';

/** For people who are signed in, and not for the seller. */
export function ReportListing({ id, slug }: { readonly id: string; readonly slug: string }) {
  const { listings } = useMarketDependencies();
  const mine = useOwnReview({ id, slug });
  const update = useUpdateOwnReview(slug);
  if (mine === undefined || mine.refusal === 'own') return null;
  const label = t(texts, 'marketplace.reportListing');
  return (
    <div>
      <ReportButton
        isReported={mine.isListingReported}
        label={label}
        title={label}
        send={(draft) => listings.report({ slug, ...draft })}
        onSent={() => update({ isListingReported: true })}
      />
    </div>
  );
}
