import type { LegalText } from '#shared/domain/market/legal/legal-text.ts';
import { LegalTextContent } from '#renderer/feature-api/legal-text-content.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Checkbox } from '#renderer/ui/fields/checkbox.tsx';

type Props = {
  readonly terms: LegalText;
  readonly hasAccepted: boolean;
  readonly onAccept: (hasAccepted: boolean) => void;
};

/** The terms for sellers to read through, and to accept. */
export function TermsBox({ terms, hasAccepted, onAccept }: Props) {
  return (
    <>
      <section
        aria-label={t(texts, 'selling.apply.terms')}
        tabIndex={0}
        className="grid max-h-60 gap-2 overflow-y-auto rounded-control border border-n6 bg-n1 p-3 text-ui text-n11"
      >
        <h3 className="text-ui font-semibold text-n12">
          {t(texts, 'selling.apply.terms')} {terms.version}
        </h3>
        <LegalTextContent text={terms} />
      </section>
      <Checkbox isChecked={hasAccepted} onChange={onAccept}>
        {t(texts, 'selling.apply.accept')}
      </Checkbox>
    </>
  );
}
