import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { useMarketDependencies } from '../data/dependencies.tsx';
import { useInvalidateResults } from './result-queries.ts';

const removal = lazyComponent(
  async () => (await import('#renderer/ui/overlays/alert-dialog.tsx')).ConfirmDialog
);

/** Removes the buyer's own result, after asking. */
export function RemoveResult({ slug }: { readonly slug: string }) {
  const { results, isOnline, notify } = useMarketDependencies();
  const invalidate = useInvalidateResults();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    const answer = await results.remove({ slug });
    setIsBusy(false);
    setIsAsking(false);
    if (!answer.ok) return notify({ type: 'error', title: translateError(answer.error) });
    notify({ type: 'success', title: t(texts, 'marketplace.results.removed') });
    await invalidate();
  };
  return (
    <>
      <Button
        variant="ghost"
        icon={Trash2}
        onPointerEnter={removal.preload}
        reason={isOnline ? undefined : t(texts, 'marketplace.results.offline')}
        onClick={() => setIsAsking(true)}
      >
        {t(texts, 'marketplace.results.remove')}
      </Button>
      {isAsking ? (
        <removal.LazyPart
          isOpen
          onClose={() => setIsAsking(false)}
          title={t(texts, 'marketplace.results.removal.title')}
          message={t(texts, 'marketplace.results.removal.message')}
          confirmLabel={t(texts, 'marketplace.results.remove')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void remove()}
        />
      ) : null}
    </>
  );
}
