import type { PastDecision } from '#shared/contract/cloud/admin/listings.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import listingTexts from '#renderer/messages/en/admin-listings.json';
import texts from '#renderer/messages/en/administration.json';
import { nameAction } from '../audit/action-names.ts';
import { AppealOutcome } from '../frame/appeal-outcome.tsx';
import { Row } from '../frame/row.tsx';

/** Past decisions about the listing with actor and reason, and the outcome of appeals. */
export function PastDecisions({ decisions }: { readonly decisions: readonly PastDecision[] }) {
  const formatMoment = useFormatMoment();
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby="decisions-title" className="grid min-w-0 grid-cols-1 gap-2">
      <h3 id="decisions-title" className="text-read font-semibold">
        {t(listingTexts, 'admin-listings.decisions')}
      </h3>
      <ul className="grid grid-cols-1 gap-2">
        {decisions.map(({ id, action, actor, at, reason, appeal }) => (
          <Row
            key={id}
            title={nameAction(action)}
            meta={[actor?.displayName ?? t(texts, 'administration.audit.server'), formatMoment(at)]}
            words={reason}
          >
            <AppealOutcome appeal={appeal} />
          </Row>
        ))}
      </ul>
    </section>
  );
}
