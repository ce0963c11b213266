import type { Preferences } from '#shared/domain/activity/preferences.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/settings.json';
import { type Setting, switchSetting } from './setting.tsx';

/** Where this build could send anything at all: nowhere, unless whoever built it said so. */
export type SendsTo = { readonly usage: boolean; readonly pages: boolean };

export type ChangePrivacy = {
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
