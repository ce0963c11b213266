import { useEffect, useId, useState } from 'react';
import type { IntegrationChange, IntegrationState } from '#shared/contract/shell.ts';
import type { Platform } from '#shared/contract/platform/platform.ts';
import type { NotificationTopic } from '#shared/domain/activity/notification-topic.ts';
import { buttonSetting, type Setting, switchSetting } from './setting.tsx';
import { isApplePlatform } from '#renderer/lib/interaction/shortcut.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/integration.json';
import { nameKeys } from '#renderer/ui/buttons/keyboard-key.tsx';
import { SwitchInput } from '#renderer/ui/fields/switch-input.tsx';

type Change = (change: IntegrationChange) => void;

type Actions = { readonly onShowDiagnostics: () => void; readonly onGetApp: () => void };

/** The desktop integration settings of the installed app; in a browser, a link to the download page. */
export function useIntegrationSettings(
  { shell }: Platform['capabilities'],
  { onShowDiagnostics, onGetApp }: Actions
): readonly Setting[] {
  const [state, setState] = useState<IntegrationState | null>(null);
  useEffect(() => {
    void shell?.integration.describe().then((answer) => answer.ok && setState(answer.value));
  }, [shell]);
  if (shell === null) {
    const [label, hint] = [t(texts, 'integration.getApp'), t(texts, 'integration.getApp.hint')];
    return [buttonSetting({ id: 'get-app', group: 'desktop', label, hint, onPress: onGetApp })];
  }
  if (state === null) return [];
  const change: Change = (wanted) => {
    void shell.integration.change(wanted).then((answer) => answer.ok && setState(answer.value));
  };
  return [
    ...listSettings(state, change),
    buttonSetting({
      id: 'diagnostics',
      group: 'desktop',
      label: t(texts, 'integration.diagnostics'),
      hint: t(texts, 'integration.diagnostics.hint'),
      onPress: onShowDiagnostics
    })
  ];
}

function listSettings(state: IntegrationState, change: Change): Setting[] {
  const { openAtLogin, pasteShortcut, spelling, notifications } = state;
  const keys = nameKeys(pasteShortcut.keys, isApplePlatform());
  const { problem } = openAtLogin;
  return [
    switchSetting({
      id: 'open-at-login',
      group: 'desktop',
      label: t(texts, 'integration.login'),
      hint: t(texts, 'integration.login.hint'),
      isOn: openAtLogin.isOn,
      isDisabled: problem === 'not_installed',
      problem: problem === null ? null : t(texts, `integration.login.${problem}`),
      onChange: (isOn) => change({ setting: 'openAtLogin', isOn })
    }),
    switchSetting({
      id: 'paste-shortcut',
      group: 'desktop',
      label: t(texts, 'integration.shortcut'),
      hint: t(texts, 'integration.shortcut.hint', { keys }),
      isOn: pasteShortcut.isOn,
      problem: pasteShortcut.isTaken ? t(texts, 'integration.shortcut.taken', { keys }) : null,
      onChange: (isOn) => change({ setting: 'pasteShortcut', isOn })
    }),
    switchSetting({
      id: 'spelling',
      group: 'desktop',
      label: t(texts, 'integration.spelling'),
      hint: t(texts, `integration.spelling.${spelling.checkedBy}`),
      isOn: spelling.isOn,
      onChange: (isOn) => change({ setting: 'spelling', isOn })
    }),
    ...(spelling.addedWords.length === 0 ? [] : [listAddedWords(spelling.addedWords, change)]),
    listTopics(notifications, change)
  ];
}

/** Newest first, because a recent word is most likely to be a mistake. */
function listAddedWords(words: readonly string[], change: Change): Setting {
  return buttonSetting({
    id: 'added-words',
    group: 'desktop',
    label: t(texts, 'integration.words.clear'),
    hint: t(texts, 'integration.words.hint', { words: words.toReversed().join(', ') }),
    onPress: () => change({ setting: 'addedWords', words: [] })
  });
}

function listTopics(notifications: IntegrationState['notifications'], change: Change): Setting {
  const label = t(texts, 'integration.notifications');
  const topics = Object.entries(notifications.topics) as [NotificationTopic, boolean][];
  const names = topics.map(([topic]) => t(texts, `integration.topic.${topic}`));
  return {
    id: 'native-notifications',
    group: 'desktop',
    label,
    hint: [t(texts, 'integration.notifications.hint'), ...names].join(' '),
    control: <Topics label={label} notifications={notifications} topics={topics} change={change} />
  };
}

type TopicsProps = {
  readonly label: string;
  readonly notifications: IntegrationState['notifications'];
  readonly topics: readonly [NotificationTopic, boolean][];
  readonly change: Change;
};

function Topics({ label, notifications: { isAvailable }, topics, change }: TopicsProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className="text-ui">{label}</legend>
      <p className="text-label text-n10">
        {t(texts, isAvailable ? 'integration.notifications.hint' : 'integration.notifications.unavailable')}
      </p>
      <div className="mt-1 grid justify-items-start gap-x-4 sm:grid-cols-2">
        {topics.map(([topic, isOn]) => (
          <SwitchInput
            key={topic}
            id={`${id}-${topic}`}
            label={t(texts, `integration.topic.${topic}`)}
            isOn={isOn}
            isDisabled={!isAvailable}
            onChange={(next) => change({ setting: 'notifications', topic, isOn: next })}
          />
        ))}
      </div>
    </fieldset>
  );
}
