import { useQuery } from '@tanstack/react-query';
import type { Purchase } from '#shared/domain/trade/purchase.ts';
import { LegalTextContent } from '#renderer/feature-api/legal-text-content.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import texts from '#renderer/messages/en/purchases.json';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { usePurchaseDependencies } from './frame/dependencies.tsx';
import { PurchaseFailure } from './frame/purchase-failure.tsx';

type Props = { readonly purchase: Purchase; readonly onClose: () => void };

/** The license in the version it was bought under. */
export function LicenseDialog({ purchase: { id, title, licence }, onClose }: Props) {
  const { purchases } = usePurchaseDependencies();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['purchases.get', id],
    queryFn: () => unwrap(purchases.get({ id }))
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, `purchases.license.${licence}`)}
      description={<span dir="auto">{title}</span>}
    >
      {data === undefined ? (
        error === null ? (
          <Skeleton className="h-40 w-full" />
        ) : (
          <PurchaseFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />
        )
      ) : (
        <div className="grid gap-2 text-ui">
          <LegalTextContent text={data.licenseText} />
          <p className="text-label text-n10 first-letter:uppercase">
            {t(texts, 'purchases.opening.version', { version: data.licenseText.version })}
          </p>
        </div>
      )}
    </Dialog>
  );
}
