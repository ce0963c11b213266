import { type ComponentProps, useEffect, useState } from 'react';
import type { Parts } from '#renderer/feature-api/parts.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useAccountId } from '#renderer/lib/signed-in-hint.ts';
import texts from '#renderer/messages/en/sync.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { countUnsent, type UnsentCounts } from '../store/count-unsent.ts';

/** Removing is offered once everything has been sent, so that nothing is lost by it. */
export function KeepLibraryDialog({
  occasion,
  onChoose,
  onClose
}: ComponentProps<Parts['KeepLibraryDialog']>) {
  const counts = useUnsentCounts();
  return (
    <Dialog isOpen onClose={onClose} title={t(texts, `sync.leave.ask.${occasion}`)} size="s">
      <p className="text-ui text-n11">{t(texts, 'sync.leave.text')}</p>
      {occasion === 'signOut' && counts !== undefined ? <UnsentNotes {...counts} /> : null}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button
          variant="danger"
          isBusy={counts === undefined}
          reason={explain(counts?.unsent)}
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

/** Turning sync off leaves these on the device; signing out keeps the changes with the library, and hides the messages. */
export function UnsentNotes({ outside, messages }: Pick<UnsentCounts, 'outside' | 'messages'>) {
  const kept = (['waiting', 'refused'] as const).filter((state) => messages[state] > 0);
  return (
    <>
      {outside === 0 ? null : (
        <div className="mt-3">
          <Callout tone="warning">{t(texts, 'sync.leave.outside', { count: outside })}</Callout>
        </div>
      )}
      {kept.map((state) => (
        <p key={state} className="mt-3 text-ui text-n11">
          {t(texts, `sync.leave.messages.${state}`, { count: messages[state] })}
        </p>
      ))}
    </>
  );
}

function explain(unsent: UnsentCounts['unsent'] | undefined): string | undefined {
  if (unsent === undefined || unsent === 0) return undefined;
  return unsent === 'unknown'
    ? t(texts, 'sync.leave.unread')
    : t(texts, 'sync.leave.unsent', { count: unsent });
}

const countEveryMs = 1000;

/** Counted again while changes are being sent; undefined until they were counted once. */
function useUnsentCounts(): UnsentCounts | undefined {
  const { device } = useServices().platform;
  const accountId = useAccountId();
  const [counts, setCounts] = useState<UnsentCounts>();
  useEffect(() => {
    const read = async () => {
      const counted = await countUnsent(device, accountId);
      if (counted !== undefined) setCounts(counted);
    };
    void read();
    const timer = setInterval(() => void read(), countEveryMs);
    return () => clearInterval(timer);
  }, [device, accountId]);
  return counts;
}
