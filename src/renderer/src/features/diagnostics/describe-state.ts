import type { StorageStatus } from '#shared/contract/device.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import type { DiagnosticSection, IntegrationState } from '#shared/contract/shell.ts';
import type { Preferences } from '#shared/domain/activity/preferences.ts';
import type { UpdateState } from '#shared/domain/release/update-state.ts';
import type { Result } from '#shared/kit/result.ts';

export type AppState = {
  readonly storage: Result<StorageStatus, ContractError>;
  readonly session: { readonly server: string | null; readonly isPersistent: boolean } | null;
  readonly preferences: Preferences;
  readonly integration: IntegrationState | null;
  readonly update: UpdateState | null;
};

/**
 * The facts that the page knows, with nothing that its user wrote: no text, no name, no folder, no address. Each
 * one is named here, so that nothing new gets in by itself.
 */
export const describeState = ({
  preferences,
  integration,
  update,
  ...data
}: AppState): DiagnosticSection[] => [
  describeData(data),
  describePreferences(preferences),
  ...(update === null ? [] : [describeUpdate(update)]),
  ...(integration === null ? [] : [describeIntegration(integration)])
];

type Facts = DiagnosticSection['facts'];

function describeData({ storage, session }: Pick<AppState, 'storage' | 'session'>): DiagnosticSection {
  const kept: Facts = storage.ok
    ? [
        ['Database', storage.value.kind],
        ['Can be changed', storage.value.isWritable],
        ['Backups', storage.value.backups.length],
        ['Repaired', storage.value.recovery !== null]
      ]
    : [['Database', `not opened: ${storage.error.code}`]];
  const reached: Facts =
    session === null
      ? []
      : [
          ['Keychain', session.isPersistent],
          ['Server', session.server === null ? 'none' : 'set']
        ];
  return { title: 'Data', facts: [...kept, ...reached] };
}

const describePreferences = ({ ui, analytics, privacy }: Preferences): DiagnosticSection => ({
  title: 'Settings',
  facts: [
    ['Language', ui.language],
    ['Theme', ui.theme],
    ['Density', ui.density],
    ['Motion', ui.reducedMotion],
    ['Sidebar', !ui.sidebarCollapsed],
    ['Saves as you type', ui.autoSave],
    ['Confirmations', ui.notifications],
    ['Shortcuts of a single key', ui.singleKeyShortcuts],
    // Its id may be of a list that the user brought in.
    ['Model for new prompts', ui.newPromptModel === '' ? 'not chosen' : 'chosen'],
    ['Record of use', analytics.enabled],
    ['Shares it', analytics.shareUsageData],
    ['Counts pages', privacy.allowTracking],
    ['Offers templates for sharing', privacy.shareTemplates]
  ]
});

const describeUpdate = ({ isUpdatable, channel, phase, problem, offer }: UpdateState): DiagnosticSection => ({
  title: 'Updates',
  facts: [
    ['Updates itself', isUpdatable],
    ['Channel', channel],
    ['Phase', phase],
    ['Newer version', offer?.version ?? 'none'],
    ['Problem', problem ?? 'none']
  ]
});

const describeIntegration = (integration: IntegrationState): DiagnosticSection => ({
  title: 'Desktop',
  facts: [
    ['Opens at login', integration.openAtLogin.problem ?? integration.openAtLogin.isOn],
    ['Pastes from any program', integration.pasteShortcut.isTaken ? 'taken' : integration.pasteShortcut.isOn],
    ['Checks spelling', integration.spelling.isOn],
    ['Can show notifications', integration.notifications.isAvailable],
    ...Object.entries(integration.notifications.topics).map(([topic, isOn]): Facts[number] => [
      `Notifications about ${topic}`,
      isOn
    ])
  ]
});
