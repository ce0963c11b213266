import { useState } from 'react';
import type { QueueItem } from '#shared/contract/cloud/admin/content.ts';
import { outcomesOf, type QueueOutcome } from '#shared/domain/market/moderation/queue.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-content.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { DecideDialog } from './decide-dialog.tsx';

type Props = { readonly items: readonly QueueItem[]; readonly onClear: () => void };

/** Decides the selected items in the same way, where they are of one kind. */
export function SelectionBar({ items, onClear }: Props) {
  const [outcome, setOutcome] = useState<QueueOutcome | null>(null);
  const kinds = new Set(items.map(({ kind }) => kind));
  const [kind] = kinds;
  if (kind === undefined) return null;
  return (
    <section
      aria-label={t(texts, 'admin-content.selection')}
      className="flex flex-wrap items-center gap-2 rounded-panel border border-n6 bg-n2 px-4 py-3 text-ui"
    >
      <span className="font-medium">{t(texts, 'admin-content.selected', { count: items.length })}</span>
      {kinds.size > 1 ? (
        <span className="text-n11">{t(texts, 'admin-content.mixed')}</span>
      ) : (
        outcomesOf(kind).map((each) => (
          <Button key={each} onClick={() => setOutcome(each)}>
            {t(texts, `admin-content.do.${kind}_${each}`)}
          </Button>
        ))
      )}
      <Button variant="ghost" onClick={onClear}>
        {t(texts, 'admin-content.clear')}
      </Button>
      {outcome === null ? null : (
        <DecideDialog
          items={items}
          outcome={outcome}
          onClose={() => setOutcome(null)}
          onDone={() => {
            setOutcome(null);
            onClear();
          }}
        />
      )}
    </section>
  );
}
