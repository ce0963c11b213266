import type { Preferences } from '#shared/domain/activity/preferences.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/settings.json';
import { choiceSetting, selectSetting, type Setting, switchSetting } from './setting.tsx';

export type NamedModel = { readonly id: string; readonly label: string };
type Ui = Preferences['ui'];
type Change = (patch: Partial<Ui>) => void;

/** `models` are those that new prompts can be for. */
export function listUiSettings(ui: Ui, models: readonly NamedModel[], change: Change): Setting[] {
  return [...listAppearance(ui, change), setNewPromptModel(ui, models, change), ...listHabits(ui, change)];
}

function setNewPromptModel({ newPromptModel }: Ui, models: readonly NamedModel[], change: Change): Setting {
  const isListed = newPromptModel === '' || models.some(({ id }) => id === newPromptModel);
  const listed = isListed ? models : [...models, { id: newPromptModel, label: newPromptModel }];
  return selectSetting({
    id: 'new-prompt-model',
    group: 'working',
    label: t(texts, 'settings.newPromptModel'),
    hint: t(texts, 'settings.newPromptModel.hint'),
    value: newPromptModel,
    options: [
      { value: '', label: t(texts, 'settings.newPromptModel.none') },
      ...listed.map(({ id, label }) => ({ value: id, label }))
    ],
    onChange: (chosen) => change({ newPromptModel: chosen })
  });
}

function listAppearance(ui: Ui, change: Change): Setting[] {
  return [
    choiceSetting({
      id: 'theme',
      group: 'appearance',
      label: t(texts, 'settings.theme'),
      value: ui.theme,
      options: [
        { value: 'light', label: t(texts, 'settings.theme.light') },
        { value: 'dark', label: t(texts, 'settings.theme.dark') },
        { value: 'system', label: t(texts, 'settings.system') }
      ],
      onChange: (theme) => change({ theme })
    }),
    choiceSetting({
      id: 'language',
      group: 'appearance',
      label: t(texts, 'settings.language'),
      value: ui.language,
      // Each language by its own name, so that whoever chose a wrong one finds back.
      options: [
        { value: 'system', label: t(texts, 'settings.system') },
        { value: 'en', label: 'English' },
        { value: 'es', label: 'Español' }
      ],
      onChange: (language) => change({ language })
    }),
    choiceSetting({
      id: 'density',
      group: 'appearance',
      label: t(texts, 'settings.density'),
      value: ui.density,
      options: [
        { value: 'comfortable', label: t(texts, 'settings.density.comfortable') },
        { value: 'compact', label: t(texts, 'settings.density.compact') }
      ],
      onChange: (density) => change({ density })
    }),
    choiceSetting({
      id: 'motion',
      group: 'appearance',
      label: t(texts, 'settings.motion'),
      value: ui.reducedMotion,
      options: [
        { value: 'system', label: t(texts, 'settings.motion.system') },
        { value: 'always', label: t(texts, 'settings.motion.reduced') }
      ],
      onChange: (reducedMotion) => change({ reducedMotion })
    }),
    switchSetting({
      id: 'sidebar',
      group: 'appearance',
      label: t(texts, 'settings.sidebar'),
      hint: t(texts, 'settings.sidebar.hint'),
      isOn: !ui.sidebarCollapsed,
      onChange: (isShown) => change({ sidebarCollapsed: !isShown })
    })
  ];
}

function listHabits(ui: Ui, change: Change): Setting[] {
  return [
    switchSetting({
      id: 'autosave',
      group: 'working',
      label: t(texts, 'settings.autosave'),
      hint: t(texts, 'settings.autosave.hint'),
      isOn: ui.autoSave,
      onChange: (autoSave) => change({ autoSave })
    }),
    switchSetting({
      id: 'notifications',
      group: 'notifications',
      label: t(texts, 'settings.confirmations'),
      hint: t(texts, 'settings.confirmations.hint'),
      isOn: ui.notifications,
      onChange: (notifications) => change({ notifications })
    }),
    switchSetting({
      id: 'single-keys',
      group: 'keys',
      label: t(texts, 'settings.singleKeys'),
      hint: t(texts, 'settings.singleKeys.hint'),
      isOn: ui.singleKeyShortcuts,
      onChange: (singleKeyShortcuts) => change({ singleKeyShortcuts })
    })
  ];
}
