import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { useSellingDependencies } from './dependencies.tsx';
import { useSeller, useSetSeller } from './seller-queries.ts';
import { TermsBox } from './terms-box.tsx';
import { useSellerTerms } from './use-legal-texts.ts';

/** Asks a seller to accept the terms in force; renders nothing where they have. */
export function NewTerms() {
  const { data: seller } = useSeller();
  return seller?.mustAcceptTerms === true ? <AcceptTerms /> : null;
}

function AcceptTerms() {
  const { sellers, isOnline, notify } = useSellingDependencies();
  const setSeller = useSetSeller();
  const { terms, refetch } = useSellerTerms();
  const [hasAccepted, setHasAccepted] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const accept = async () => {
    setIsBusy(true);
    const answer = await sellers.acceptTerms({ version: terms.version });
    setIsBusy(false);
    if (!answer.ok) {
      setProblem(translateError(answer.error));
      setHasAccepted(false);
      await refetch();
      return;
    }
    setSeller(answer.value);
    notify({ type: 'success', title: t(texts, 'selling.newTerms.accepted') });
  };
  return (
    <section
      aria-labelledby="new-terms-title"
      className="grid w-full min-w-0 gap-3 rounded-panel border border-warning-6 bg-n2 p-4"
    >
      <h2 id="new-terms-title" className="text-lead font-semibold">
        {t(texts, 'selling.newTerms.title')}
      </h2>
      <p className="max-w-read text-ui text-n11">{t(texts, 'selling.newTerms.text')}</p>
      <TermsBox terms={terms} hasAccepted={hasAccepted} onAccept={setHasAccepted} />
      <FormProblem problem={problem} />
      <Button
        variant="primary"
        isBusy={isBusy}
        reason={explainBlock(isOnline, hasAccepted)}
        className="justify-self-start"
        onClick={() => void accept()}
      >
        {t(texts, 'selling.newTerms.accept')}
      </Button>
    </section>
  );
}

function explainBlock(isOnline: boolean, hasAccepted: boolean): string | undefined {
  if (!isOnline) return t(texts, 'selling.offline');
  return hasAccepted ? undefined : t(texts, 'selling.apply.wrong.terms');
}
