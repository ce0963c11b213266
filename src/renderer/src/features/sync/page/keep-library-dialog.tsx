import { type ComponentProps, useEffect, useState } from 'react';
import type { Parts } from '#renderer/feature-api/parts.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/sync.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';

/** Removing is offered once everything has been sent, so that nothing is lost by it. */
export function KeepLibraryDialog({
  occasion,
  onChoose,
  onClose
}: ComponentProps<Parts['KeepLibraryDialog']>) {
  const unsent = useUnsentCount();
  return (
    <Dialog isOpen onClose={onClose} title={t(texts, `sync.leave.ask.${occasion}`)} size="s">
      <p className="text-ui text-n11">{t(texts, 'sync.leave.text')}</p>
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

/** The changes that are on this device alone, while they are being sent; undefined until they were counted. */
function useUnsentCount(): number | undefined {
  const { outbox } = useServices().platform.device;
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const read = async () => {
      const collected = await outbox.collect();
      if (collected.ok) setCount(collected.value.waiting);
    };
    void read();
    const timer = setInterval(() => void read(), countEveryMs);
    return () => clearInterval(timer);
  }, [outbox]);
  return count;
}
