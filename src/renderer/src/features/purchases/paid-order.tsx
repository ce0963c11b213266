import type { Order } from '#shared/domain/trade/order.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/purchases.json';
import { Button } from '#renderer/ui/button.tsx';
import { useOpening } from './use-opening.tsx';

/** What was bought, each with the way into the builder. */
export function PaidOrder({ order }: { readonly order: Order }) {
  const opening = useOpening();
  const held = order.purchases.filter(({ state }) => state !== 'revoked');
  const [only] = held;
  if (only !== undefined && held.length === 1) {
    return (
      <div>
        {opening.dialog}
        <Button
          variant="primary"
          isBusy={opening.busyId === only.id}
          onClick={() => opening.open({ id: only.id }, only.state === 'opened')}
        >
          {t(texts, 'purchases.open')}
        </Button>
      </div>
    );
  }
  return (
    <ul className="grid gap-2">
      {opening.dialog}
      {held.map(({ id, title, state }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-2">
          <span dir="auto" className="min-w-0 break-words">
            {title}
          </span>
          <Button
            isBusy={opening.busyId === id}
            aria-label={t(texts, 'purchases.openNamed', { title })}
            onClick={() => opening.open({ id }, state === 'opened')}
          >
            {t(texts, 'purchases.open')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
