import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PromptOrigin } from '#shared/domain/trade/prompt-origin.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/purchases.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { PurchaseProvider, usePurchaseDependencies } from '../frame/dependencies.tsx';

const updateDialog = lazyComponent(async () => (await import('./update-dialog.tsx')).UpdateDialog);

type Props = { readonly origin: PromptOrigin };

/** That the bought prompt in the builder has a newer version, where it has. */
export function OriginUpdate({ origin }: Props) {
  return useSignedInHint() ? (
    <PurchaseProvider>
      <NewerVersion key={origin.purchaseId} origin={origin} />
    </PurchaseProvider>
  ) : null;
}

function NewerVersion({ origin: { purchaseId, version } }: Props) {
  const { purchases, isOnline } = usePurchaseDependencies();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['purchases.get', purchaseId],
    queryFn: () => unwrap(purchases.get({ id: purchaseId })),
    staleTime: 0
  });
  if (data === undefined || data.state !== 'opened' || data.newestVersion <= version) return null;
  return (
    <p className="flex flex-wrap items-center gap-2">
      {t(texts, 'purchases.update.available', { version: data.newestVersion })}
      <Button reason={isOnline ? undefined : t(texts, 'purchases.offline')} onClick={() => setIsOpen(true)}>
        {t(texts, 'purchases.update.compare')}
      </Button>
      {isOpen ? <updateDialog.LazyPart purchaseId={purchaseId} onClose={() => setIsOpen(false)} /> : null}
    </p>
  );
}
