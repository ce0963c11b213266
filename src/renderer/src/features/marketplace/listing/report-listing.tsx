import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { useMarketDependencies } from '../data/dependencies.tsx';
import { ReportButton } from '../reviews/report-button.tsx';

/** For people who are signed in. */
export function ReportListing({ slug }: { readonly slug: string }) {
  const { listings } = useMarketDependencies();
  const isSignedIn = useSignedInHint();
  const [isReported, setIsReported] = useState(false);
  if (!isSignedIn) return null;
  const label = t(texts, 'marketplace.reportListing');
  return (
    <div>
      <ReportButton
        isReported={isReported}
        label={label}
        title={label}
        send={(draft) => listings.report({ slug, ...draft })}
        onSent={() => setIsReported(true)}
      />
    </div>
  );
}
