import { useCallback } from 'react';
import type { Shell } from '#shared/contract/shell.ts';
import { describeState } from '#renderer/features/diagnostics/describe-state.ts';
import { DiagnosticsDialog } from '#renderer/features/diagnostics/diagnostics-dialog.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import texts from '#renderer/messages/en/diagnostics.json';
import type { AppStores } from '../model/create-app-model.ts';
import { useApp } from '../model/model-context.ts';

type Props = { readonly onClose: () => void };

/** Of the desktop app alone. */
export function OpenedDiagnostics({ onClose }: Props) {
  const { model, services } = useApp();
  const { shell } = model.platform.capabilities;
  return shell === null ? null : <Wired model={model} shell={shell} services={services} onClose={onClose} />;
}

type WiredProps = Props & {
  readonly model: AppStores;
  readonly services: ReturnType<typeof useApp>['services'];
  readonly shell: NonNullable<AppStores['platform']['capabilities']['shell']>;
};

function Wired({ model, services, shell, onClose }: WiredProps) {
  const write = useCallback(() => writeDiagnostics(model, shell), [model, shell]);
  return (
    <DiagnosticsDialog
      write={write}
      onCopy={(text) => void services.copy(text, (count) => t(texts, 'diagnostics.copied', { count }))}
      onSave={(text) => void services.download(`reelwright-diagnostics-${todayInUtc()}.txt`, text)}
      onClose={onClose}
    />
  );
}

async function writeDiagnostics(
  { platform, preferences, status }: AppStores,
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
      update: status.getState().appUpdate
    })
  });
}
