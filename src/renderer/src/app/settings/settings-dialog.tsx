import { useEffect, useState } from 'react';
import type { StorageStatus } from '#shared/contract/device.ts';
import type { Preferences } from '#shared/domain/activity/preferences.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/settings.json';
import { listDataSettings, type SettingActions } from './data-settings.tsx';
import { findSettings, type Setting, type SettingGroup, settingGroups, switchSetting } from './setting.tsx';
import { preferencesContext } from '../model/preferences-store.ts';
import { listUiSettings, type NamedModel } from './ui-settings.ts';

type Props = {
  readonly onClose: () => void;
  /** Those that new prompts can be for. */
  readonly models: readonly NamedModel[];
  readonly loadStorageStatus: () => Promise<StorageStatus | null>;
  readonly actions: SettingActions;
  /** Those that other features bring. */
  readonly more: readonly Setting[];
  readonly sendsTo: SendsTo;
  /** Opting out does more than change a preference. */
  readonly onAnalytics: (patch: Partial<Preferences['analytics']>) => void;
};

const nameGroup = (group: SettingGroup): string => t(texts, `settings.group.${group}`);

/** Every choice applies at once, and its own control takes it back. */
export function SettingsDialog(props: Props) {
  const { onClose, models, loadStorageStatus, actions, more, sendsTo, onAnalytics } = props;
  const preferences = preferencesContext.use((state) => state.preferences);
  const { change } = preferencesContext.useStoreApi().getState();
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<StorageStatus | null>(null);
  useEffect(() => {
    void loadStorageStatus().then(setStatus);
  }, [loadStorageStatus]);

  const settings = [
    ...listUiSettings(preferences.ui, models, (patch) => void change('ui', patch)),
    ...listPrivacySettings(preferences, sendsTo, {
      analytics: onAnalytics,
      privacy: (patch) => void change('privacy', patch)
    }),
    ...listDataSettings(status, actions),
    ...more
  ];
  const found = findSettings(settings, search, nameGroup);
  return (
    <Dialog isOpen onClose={onClose} title={t(texts, 'settings.title')} size="m">
      <TextInput
        type="search"
        aria-label={t(texts, 'settings.search')}
        placeholder={t(texts, 'settings.search')}
        value={search}
        onChange={setSearch}
        className="mb-6"
      />
      <p role="status" className="sr-only">
        {search === '' ? '' : t(texts, 'settings.found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={t(texts, 'settings.noMatch.title')}
          text={t(texts, 'settings.noMatch.text', { search })}
          action={<Button onClick={() => setSearch('')}>{t(texts, 'settings.noMatch.clear')}</Button>}
        />
      ) : (
        settingGroups.map((group) => (
          <Group key={group} title={nameGroup(group)} settings={found.filter((one) => one.group === group)} />
        ))
      )}
    </Dialog>
  );
}

type GroupProps = { readonly title: string; readonly settings: readonly Setting[] };

function Group({ title, settings }: GroupProps) {
  if (settings.length === 0) return null;
  return (
    <section aria-label={title} className="mb-8 last:mb-0">
      <h3 className="mb-3 text-ui font-semibold">{title}</h3>
      <div className="grid gap-4">
        {settings.map(({ id, control }) => (
          <div key={id}>{control}</div>
        ))}
      </div>
    </section>
  );
}

/** True where the build configures an endpoint; by default it sends nothing. */
type SendsTo = { readonly usage: boolean; readonly pages: boolean };

type ChangePrivacy = {
  readonly analytics: (patch: Partial<Preferences['analytics']>) => void;
  readonly privacy: (patch: Partial<Preferences['privacy']>) => void;
};

export function listPrivacySettings(
  { analytics, privacy }: Preferences,
  sendsTo: SendsTo,
  change: ChangePrivacy
): Setting[] {
  const usage = t(texts, 'settings.share.hint');
  const pages = t(texts, 'settings.pages.hint');
  return [
    switchSetting({
      id: 'analytics',
      group: 'privacy',
      label: t(texts, 'settings.analytics'),
      hint: t(texts, 'settings.analytics.hint'),
      isOn: analytics.enabled,
      onChange: (enabled) => change.analytics({ enabled })
    }),
    switchSetting({
      id: 'share-usage',
      group: 'privacy',
      label: t(texts, 'settings.share'),
      hint: sendsTo.usage ? usage : `${usage} ${t(texts, 'settings.nowhere')}`,
      isOn: analytics.shareUsageData,
      isDisabled: !analytics.enabled,
      onChange: (shareUsageData) => change.analytics({ shareUsageData })
    }),
    switchSetting({
      id: 'pages',
      group: 'privacy',
      label: t(texts, 'settings.pages'),
      hint: sendsTo.pages ? pages : `${pages} ${t(texts, 'settings.nowhere')}`,
      isOn: privacy.allowTracking,
      onChange: (allowTracking) => change.privacy({ allowTracking })
    }),
    switchSetting({
      id: 'share-templates',
      group: 'privacy',
      label: t(texts, 'settings.templates'),
      hint: t(texts, 'settings.templates.hint'),
      isOn: privacy.shareTemplates,
      onChange: (shareTemplates) => change.privacy({ shareTemplates })
    })
  ];
}
