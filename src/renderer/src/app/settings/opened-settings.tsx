import { useState } from 'react';
import { useStore } from 'zustand';
import { paths } from '#shared/contract/paths.ts';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';
import { loadAnalyticsClient, pageEndpoint } from '../analytics/analytics-config.ts';
import { createBackups, type RestorePreview } from './backups.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { deviceAreas } from '#shared/contract/platform/device-changes.ts';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import { listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';
import type { Preferences } from '#shared/domain/activity/preferences.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/settings.json';
import { activity } from '#renderer/features/activity/feature.ts';
import type { Services } from '#renderer/feature-api/services.ts';
import type { Platform } from '#shared/contract/platform/platform.ts';
import type { UpdateState } from '#shared/domain/release/update-state.ts';
import type { AppStores } from '../model/create-app-model.ts';
import { eraseEverything } from './erase-everything.ts';
import { useApp } from '../model/model-context.ts';
import { useIntegrationSettings } from './integration-settings.tsx';
import type { Setting } from './setting.tsx';
import { UpdateSettings, updateWords } from './updates/update-settings.tsx';

const sendsTo = { usage: loadAnalyticsClient !== null, pages: pageEndpoint !== '' };

/** The settings and the two dialogs that open from them. */
export function OpenedSettings({ onClose }: { readonly onClose: () => void }) {
  const { model, services, flows, registry: commands } = useApp();
  const appUpdate = useStore(model.status, (state) => state.appUpdate);
  const leaveFor = (path: string) => {
    onClose();
    services.goTo(path);
  };
  const integration = useIntegrationSettings(model.platform.capabilities, {
    onShowDiagnostics: () => commands.run('help.diagnostics'),
    onGetApp: () => leaveFor(paths.download.getHref())
  });
  const registry = useModelRegistry();
  const [backups] = useState(() => createModelBackups(model));
  const [offer, setOffer] = useState<RestorePreview | null>(null);
  const [isErasing, setIsErasing] = useState(false);
  const exportEverything = () => commands.run('file.exportEverything');

  if (offer !== null) {
    return (
      <RestoreDialog
        offer={offer}
        onClose={() => setOffer(null)}
        onRestore={(way) => void backups.restore(offer, way).then((isDone) => isDone && onClose())}
      />
    );
  }
  if (isErasing) {
    return (
      <EraseDialog
        onClose={() => setIsErasing(false)}
        onExportEverything={exportEverything}
        onErase={() => eraseEverything({ model, services })}
      />
    );
  }
  return (
    <SettingsDialog
      onClose={onClose}
      models={registry === null ? [] : listActiveModels(registry, todayInUtc())}
      loadStorageStatus={model.status.getState().loadStorage}
      sendsTo={sendsTo}
      onAnalytics={(patch: Partial<Preferences['analytics']>) => void changeAnalytics(model, services, patch)}
      more={[
        ...integration,
        ...listUpdateSettings(appUpdate, model.platform.capabilities, () => void flows.applyUpdate())
      ]}
      actions={{
        onShowShortcuts: () => commands.run('help.shortcuts'),
        onShowActivity: () => commands.run('view.activity'),
        onShowSync: () => leaveFor(paths.sync.getHref()),
        onExportEverything: exportEverything,
        onRestore: () => void backups.choose().then(setOffer),
        onErase: () => setIsErasing(true)
      }}
    />
  );
}

function createModelBackups(model: AppStores) {
  const { platform, notifications, builder, followDevice } = model;
  return createBackups({
    device: platform.device,
    files: platform.files,
    notify: notifications.getState().notify,
    saveNow: builder.getState().saveNow,
    onReplaced: async () => {
      // First of all: an entry that is gone is let go of by whoever still views it, which would be a change.
      await builder.getState().load();
      followDevice(deviceAreas);
    }
  });
}

/** Opting out deletes what was recorded, and says so. */
export async function changeAnalytics(
  { preferences, notifications }: Pick<AppStores, 'preferences' | 'notifications'>,
  { storeOf }: Pick<Services, 'storeOf'>,
  patch: Partial<Preferences['analytics']>
): Promise<void> {
  const wasEnabled = preferences.getState().preferences.analytics.enabled;
  await preferences.getState().change('analytics', patch);
  if (!wasEnabled || preferences.getState().preferences.analytics.enabled) return;
  await (await storeOf(activity)).getState().clearEvents();
  notifications.getState().notify({
    type: 'info',
    title: t(texts, 'settings.optedOut'),
    message: t(texts, 'settings.optedOut.text')
  });
}

/** The row of the desktop app's own updates; none in a browser. */
function listUpdateSettings(
  state: UpdateState | null,
  { shell }: Platform['capabilities'],
  onRestart: () => void
): Setting[] {
  if (state === null || shell === null) return [];
  const { updates } = shell;
  const control = (
    <UpdateSettings
      state={state}
      actions={{
        onCheck: () => void updates.check(),
        onDownload: () => void updates.download(),
        onPause: () => void updates.pause(),
        onRestart,
        onInstallOnQuit: () => void updates.install({ when: 'onQuit' }),
        onSkip: () => void updates.skip(),
        onChannel: (channel) => void updates.setChannel(channel)
      }}
    />
  );
  return [{ id: 'updates', group: 'updates', ...updateWords(), control }];
}
