import { type ComponentProps, useEffect, useState } from 'react';
import type { Parts } from '#renderer/feature-api/parts.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
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
      <UnsentNote occasion={occasion} outside={counts?.outside ?? 0} />
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

type NoteProps = Pick<ComponentProps<Parts['KeepLibraryDialog']>, 'occasion'> & Pick<UnsentCounts, 'outside'>;

/** Turning sync off leaves the rest of the account on the device. */
export function UnsentNote({ occasion, outside }: NoteProps) {
  if (occasion !== 'signOut' || outside === 0) return null;
  return (
    <div className="mt-3">
      <Callout tone="warning">{t(texts, 'sync.leave.outside', { count: outside })}</Callout>
    </div>
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
  const [counts, setCounts] = useState<UnsentCounts>();
  useEffect(() => {
    const read = async () => {
      const counted = await countUnsent(device);
      if (counted !== undefined) setCounts(counted);
    };
    void read();
    const timer = setInterval(() => void read(), countEveryMs);
    return () => clearInterval(timer);
  }, [device]);
  return counts;
}
