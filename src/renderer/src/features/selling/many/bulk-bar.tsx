import { useState } from 'react';
import type { OwnListing } from '#shared/domain/market/seller.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { type BulkActionKind, bulkActionKinds } from './plan-changes.ts';

type Props = {
  readonly selected: readonly OwnListing[];
  readonly onClear: () => void;
};

/** Actions on the selected listings; renders nothing without a selection. */
export function BulkBar({ selected, onClear }: Props) {
  const { isOnline } = useSellingDependencies();
  const [kind, setKind] = useState<BulkActionKind | null>(null);
  if (selected.length === 0) return null;
  return (
    <section
      aria-label={t(texts, 'selling.many')}
      className="kit-foot-bar sticky bottom-0 z-sticky flex flex-wrap items-center gap-2 rounded-panel border border-n6 bg-n2 p-3 text-ui"
    >
      <p role="status" className="me-auto font-medium">
        {t(texts, 'selling.many.selected', { count: selected.length })}
      </p>
      {bulkActionKinds.map((each) => (
        <Button
          key={each}
          reason={isOnline ? undefined : t(texts, 'selling.offline')}
          onClick={() => setKind(each)}
        >
          {t(texts, `selling.many.${each}`)}
        </Button>
      ))}
      <Button variant="ghost" onClick={onClear}>
        {t(texts, 'selling.many.clear')}
      </Button>
      {kind === null ? null : (
        <BulkDialog kind={kind} listings={selected} onDone={onClear} onClose={() => setKind(null)} />
      )}
    </section>
  );
}
