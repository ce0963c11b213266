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
          reason={
            unsent === undefined || unsent === 0
              ? undefined
              : t(texts, 'sync.leave.unsent', { count: unsent })
          }
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

const countEveryMs = 1000;

/** The changes that are on this device alone, while they are being sent. Those outside the library leave with the account. */
function useUnsentCounts() {
  const { outbox } = useServices().platform.device;
  const [counts, setCounts] = useState<{ readonly unsent?: number; readonly lost: number }>({ lost: 0 });
  useEffect(() => {
    const read = async () => {
      const collected = await outbox.collect();
      const listed = await outbox.list();
      if (!collected.ok || !listed.ok) return;
      // A message to the operators belongs to no scope, and stays.
      const lost = listed.value.filter(
        ({ mutation, state }) => state !== 'accepted' && (scopeOf(mutation) ?? 'library') !== 'library'
      );
      setCounts({ unsent: collected.value.waiting, lost: lost.length });
    };
    void read();
    const timer = setInterval(() => void read(), countEveryMs);
    return () => clearInterval(timer);
  }, [outbox]);
  return counts;
}
