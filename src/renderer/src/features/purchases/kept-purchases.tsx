import type { BoughtCard } from '#shared/domain/trade/bought-prompt.ts';
import { formatDay } from '#renderer/lib/messages/format.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/purchases.json';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { useOpening } from './opening.tsx';
import { useKept } from './purchase-queries.ts';

type Props = {
  readonly kept: readonly BoughtCard[];
  readonly isBusy: boolean;
  readonly onRetry: () => void;
};

/** Without a connection: what was opened on this device before, which opens all the same. */
export function KeptPurchases({ kept, isBusy, onRetry }: Props) {
  const opening = useOpening();
  return (
    <section aria-labelledby="kept-title" className="grid gap-3">
      <Notice
        tone="warning"
        isLive
        actions={
          <Button isBusy={isBusy} onClick={onRetry}>
            {say(texts, 'purchases.tryAgain')}
          </Button>
        }
      >
        {say(texts, 'purchases.kept.offline')}
      </Notice>
      <h2 id="kept-title" className="text-lead font-semibold">
        {say(texts, 'purchases.onDevice')}
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
                <span dir="auto">{say(texts, 'purchases.by', { seller: sellerName })}</span> ·{' '}
                {say(texts, `purchases.licence.${licence}`)}
              </p>
              <p className="text-label text-n10">
                {say(texts, 'purchases.versions.opened', { day: formatDay(openedAt) })}
              </p>
            </div>
            <Button
              variant="primary"
              isBusy={opening.busyId === purchaseId}
              aria-label={say(texts, 'purchases.openNamed', { title })}
              onClick={() => opening.open({ id: purchaseId }, true)}
            >
              {say(texts, 'purchases.open')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where nothing encrypts, what was opened ends with the app. */
export function NotLasting() {
  const { data } = useKept();
  if (data === undefined || data.isLasting || data.items.length === 0) return null;
  return <Notice tone="info">{say(texts, 'purchases.kept.notLasting')}</Notice>;
}
