import type { PurchasedPromptSummary } from '#shared/domain/trade/purchased-prompt.ts';
import { formatDay } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/purchases.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { useOpening } from './use-opening.tsx';
import { usePurchasedPrompts } from './frame/purchase-queries.ts';

type Props = { readonly kept: readonly PurchasedPromptSummary[] };

/** Prompts that were opened on this device, which open without a connection. */
export function KeptPurchases({ kept }: Props) {
  const opening = useOpening();
  return (
    <section aria-labelledby="kept-title" className="grid gap-3">
      <h2 id="kept-title" className="text-lead font-semibold">
        {t(texts, 'purchases.onDevice')}
      </h2>
      <ul className="grid gap-3">
        {kept.map(({ purchaseId, title, sellerName, licence, openedAt }) => (
          <li
            key={purchaseId}
            className="flex flex-wrap items-center gap-3 rounded-panel border border-n6 bg-n2 p-3"
          >
            <div className="grid min-w-0 flex-1 basis-60 gap-1">
              <h3 dir="auto" className="text-read font-semibold break-words">
                {title}
              </h3>
              <p className="text-ui text-n11">
                <span dir="auto">{t(texts, 'purchases.by', { seller: sellerName })}</span> ·{' '}
                {t(texts, `purchases.license.${licence}`)}
              </p>
              <p className="text-label text-n10">
                {t(texts, 'purchases.versions.opened', { day: formatDay(openedAt) })}
              </p>
            </div>
            <Button
              variant="primary"
              isBusy={opening.busyId === purchaseId}
              aria-label={t(texts, 'purchases.openNamed', { title })}
              onClick={() => opening.open({ id: purchaseId }, true)}
            >
              {t(texts, 'purchases.open')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Without secure storage, opened purchases are lost when the app closes. */
export function NotPersistedNotice() {
  const { data } = usePurchasedPrompts();
  if (data === undefined || data.isPersistent || data.items.length === 0) return null;
  return <Callout tone="info">{t(texts, 'purchases.kept.notLasting')}</Callout>;
}
