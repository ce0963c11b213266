import { useEffect, useState } from 'react';
import type { ContractError } from '#shared/contract/errors.ts';
import type { Result } from '#shared/kit/result.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/diagnostics.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';

type Props = {
  readonly write: () => Promise<Result<string, ContractError>>;
  readonly onCopy: (text: string) => void;
  readonly onSave: (text: string) => void;
  readonly onClose: () => void;
};

/** The whole text of the diagnostics, to be read before it is given to anybody. */
export function DiagnosticsDialog({ write, onCopy, onSave, onClose }: Props) {
  const [written, setWritten] = useState<Result<string, ContractError> | null>(null);
  useEffect(() => {
    void write().then(setWritten);
  }, [write]);
  const text = written?.ok === true ? written.value : null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'diagnostics.title')}
      description={t(texts, 'diagnostics.text')}
      size="l"
      footer={
        <>
          <Button disabled={text === null} onClick={() => text !== null && onCopy(text)}>
            {t(texts, 'diagnostics.copy')}
          </Button>
          <Button variant="primary" disabled={text === null} onClick={() => text !== null && onSave(text)}>
            {t(texts, 'diagnostics.save')}
          </Button>
        </>
      }
    >
      {written === null ? (
        <div role="status" aria-label={t(texts, 'diagnostics.loading')}>
          <Skeleton className="h-60" />
        </div>
      ) : written.ok ? (
        <section
          lang="en"
          tabIndex={0}
          aria-label={t(texts, 'diagnostics.title')}
          className="max-h-[50dvh] overflow-auto rounded-control border border-n6 bg-n1 p-3"
        >
          <pre className="font-mono text-meta whitespace-pre-wrap break-words">{written.value}</pre>
        </section>
      ) : (
        <Callout tone="warning">{translateError(written.error)}</Callout>
      )}
    </Dialog>
  );
}
