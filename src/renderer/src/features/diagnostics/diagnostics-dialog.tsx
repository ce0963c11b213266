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
import type { Shell } from '#shared/contract/shell.ts';
import type { DialogProps } from '#renderer/feature-api/dialogs.ts';
import { type Services, useServices } from '#renderer/feature-api/services.ts';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import { describeState } from './describe-state.ts';

/** Shows the full diagnostics text for review before the user shares it. Desktop only. */
export function DiagnosticsDialog({ onClose }: DialogProps) {
  const services = useServices();
  const [written, setWritten] = useState<Result<string, ContractError> | null>(null);
  useEffect(() => {
    const { shell } = services.platform.capabilities;
    if (shell !== null) void writeDiagnostics(services, shell).then(setWritten);
  }, [services]);
  const copy = (given: string) =>
    void services.copy(given, (count) => t(texts, 'diagnostics.copied', { count }));
  const save = (given: string) => void services.download(`reelwright-diagnostics-${todayInUtc()}.txt`, given);
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
          <Button disabled={text === null} onClick={() => text !== null && copy(text)}>
            {t(texts, 'diagnostics.copy')}
          </Button>
          <Button variant="primary" disabled={text === null} onClick={() => text !== null && save(text)}>
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

async function writeDiagnostics(
  { platform, preferences, readAppUpdate }: Services,
  { session, integration, diagnostics }: Pick<Shell, 'session' | 'integration' | 'diagnostics'>
) {
  const [storage, described, integrated] = await Promise.all([
    platform.device.storage.status(),
    session.describe(),
    integration.describe()
  ]);
  return diagnostics.write({
    sections: describeState({
      storage,
      session: described.ok ? described.value : null,
      integration: integrated.ok ? integrated.value : null,
      preferences: preferences.getState().preferences,
      update: readAppUpdate()
    })
  });
}
