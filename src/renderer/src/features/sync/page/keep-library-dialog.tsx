import { type ComponentProps, useEffect, useState } from 'react';
import { scopeOf } from '#shared/domain/sync/entities.ts';
import type { Parts } from '#renderer/feature-api/parts.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/sync.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';

/** Removing is offered once everything has been sent, so that nothing is lost by it. */
export function KeepLibraryDialog({
  occasion,
  onChoose,
  onClose
}: ComponentProps<Parts['KeepLibraryDialog']>) {
  const { unsent, lost } = useUnsentCounts();
  return (
    <Dialog isOpen onClose={onClose} title={t(texts, `sync.leave.ask.${occasion}`)} size="s">
      <p className="text-ui text-n11">{t(texts, 'sync.leave.text')}</p>
      {occasion === 'signOut' && lost > 0 ? (
        <div className="mt-3">
          <Callout tone="warning">{t(texts, 'sync.leave.lost', { count: lost })}</Callout>
        </div>
      ) : null}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button
          variant="danger"
          isBusy={unsent === undefined}
          reason={explain(unsent)}
          onClick={() => onChoose(false)}
        >
          {t(texts, `sync.leave.remove.${occasion}`)}
        </Button>
        <Button variant="primary" onClick={() => onChoose(true)}>
          {t(texts, `sync.leave.keep.${occasion}`)}
        </Button>
      </div>
    </Dialog>
  );
}

function explain(unsent: Counts['unsent']): string | undefined {
  if (unsent === undefined || unsent === 0) return undefined;
  return unsent === 'unknown'
    ? t(texts, 'sync.leave.unread')
    : t(texts, 'sync.leave.unsent', { count: unsent });
}

const countEveryMs = 1000;

type Counts = {
  /** Undefined until it was counted; unknown until the library was read from the server, with which it is compared. */
  readonly unsent?: number | 'unknown';
  readonly lost: number;
};

/** The changes that are on this device alone, while they are being sent. Those outside the library leave with the account. */
function useUnsentCounts(): Counts {
  const { outbox, replica } = useServices().platform.device;
  const [counts, setCounts] = useState<Counts>({ lost: 0 });
  useEffect(() => {
    const read = async () => {
      // First, since the count is right only after the library was read.
      const rows = await replica.listRows({ entity: 'preferences' });
      const collected = await outbox.collect();
      const listed = await outbox.list();
      if (!collected.ok || !listed.ok || !rows.ok) return;
      // A message to the operators belongs to no scope, and stays.
      const lost = listed.value.filter(
        ({ mutation, state }) => state !== 'accepted' && (scopeOf(mutation) ?? 'library') !== 'library'
      );
      const unsent = rows.value === null ? 'unknown' : collected.value.waiting;
      setCounts({ unsent, lost: lost.length });
    };
    void read();
    const timer = setInterval(() => void read(), countEveryMs);
    return () => clearInterval(timer);
  }, [outbox, replica]);
  return counts;
}
