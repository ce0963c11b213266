import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import type { LegalText } from '#shared/domain/market/legal/legal-text.ts';
import type { PurchaseWithTerms } from '#shared/domain/trade/purchase.ts';
import { LegalTextContent } from '#renderer/feature-api/legal-text-content.tsx';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/purchases.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { openPurchase, toDocument } from './frame/open-purchase.ts';
import { PurchaseFailure } from './frame/purchase-failure.tsx';
import { useInvalidatePurchases } from './frame/purchase-queries.ts';
import { usePurchaseDependencies } from './frame/dependencies.tsx';

type Wanted = { readonly id: string; readonly version?: number; readonly termsVersion?: string };

type Opening = {
  /** `isOpened`: the terms were agreed to before. */
  readonly open: (wanted: Wanted, isOpened: boolean) => void;
  /** The purchase that is on its way into the builder; null while there is none. */
  readonly busyId: string | null;
  /** The dialog to render. */
  readonly dialog: ReactNode;
};

/** Brings a purchase into the builder; the first time its terms are agreed to before. */
export function useOpening(): Opening {
  const run = useOpen();
  const { notify } = usePurchaseDependencies();
  const [asked, setAsked] = useState<Wanted | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);
  const openNow = async (wanted: Wanted) => {
    setBusyId(wanted.id);
    const problem = await run(wanted);
    setBusyId(null);
    if (problem !== null) {
      notify({ type: 'error', title: t(texts, 'purchases.notOpened'), message: problem });
    }
  };
  return {
    open: (wanted, isOpened) => (isOpened ? void openNow(wanted) : setAsked(wanted)),
    busyId,
    dialog: asked === null ? null : <OpenDialog wanted={asked} run={run} onClose={() => setAsked(null)} />
  };
}

type Run = (wanted: Wanted) => Promise<string | null>;

/** Answers why it could not be opened; null when it is in the builder. */
function useOpen(): Run {
  const tools = usePurchaseDependencies();
  const invalidatePurchases = useInvalidatePurchases();
  return async ({ id, version, termsVersion }) => {
    const opened = await openPurchase(tools, id, { version, termsVersion });
    invalidatePurchases();
    if (!opened.ok) {
      return version !== undefined && isNetworkError(opened.error)
        ? t(texts, 'purchases.versions.notOnDevice', { version })
        : translateError(opened.error);
    }
    tools.openInBuilder(toDocument(opened.value));
    return null;
  };
}

type DialogProps = { readonly wanted: Wanted; readonly run: Run; readonly onClose: () => void };

function OpenDialog({ wanted, run, onClose }: DialogProps) {
  const { purchases } = usePurchaseDependencies();
  const { id } = wanted;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['purchases.get', id],
    queryFn: () => unwrap(purchases.get({ id })),
    staleTime: 0
  });
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const agree = async () => {
    if (data === undefined) return;
    setIsBusy(true);
    const found = await run({ ...wanted, termsVersion: data.openingTerms.version });
    setIsBusy(false);
    if (found === null) onClose();
    else {
      setProblem(found);
      // The terms may have changed since they were shown.
      await refetch();
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'purchases.opening.title')}
      {...(data === undefined ? {} : { description: <span dir="auto">{data.title}</span> })}
      footer={
        <>
          <Button onClick={onClose}>{t(texts, 'purchases.opening.later')}</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={data === undefined || data.state === 'revoked'}
            onClick={() => void agree()}
          >
            {t(texts, data?.state === 'opened' ? 'purchases.open' : 'purchases.opening.agree')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ui">
        <FormProblem problem={problem} />
        {data === undefined ? (
          error === null ? (
            <Skeleton className="h-40 w-full" />
          ) : (
            <PurchaseFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />
          )
        ) : (
          <Terms purchase={data} />
        )}
      </div>
    </Dialog>
  );
}

function Terms({ purchase }: { readonly purchase: PurchaseWithTerms }) {
  const { state, licence, licenseText, openingTerms } = purchase;
  return (
    <>
      <section className="grid gap-1">
        <h3 className="font-semibold">{t(texts, `purchases.license.${licence}`)}</h3>
        <LegalTextContent text={licenseText} />
      </section>
      {state === 'opened' ? null : <OpeningTerms terms={openingTerms} />}
    </>
  );
}

function OpeningTerms({ terms }: { readonly terms: LegalText }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{t(texts, 'purchases.opening.terms')}</h3>
      <LegalTextContent text={terms} />
      <p className="text-label text-n10 first-letter:uppercase">
        {t(texts, 'purchases.opening.version', { version: terms.version })}
      </p>
    </section>
  );
}
