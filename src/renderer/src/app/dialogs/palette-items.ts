import { type CommandRegistry, listCommands } from '../commands/command-registry.ts';
import type { FinderItem } from '../commands/finder.tsx';
import { nameCategory, nameCommand } from '#renderer/messages/translated-names.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/app.json';
import type { AppStores } from '../model/create-app-model.ts';
import type { CrossFeatureActions } from '../model/cross-feature-actions.ts';

/** Commands first, then templates and history: one place to find what can be done and opened. */
export function listPaletteItems(
  model: AppStores,
  flows: CrossFeatureActions,
  registry: CommandRegistry
): FinderItem[] {
  const commands = listCommands()
    .filter(({ id }) => id !== 'view.palette' && registry.isEnabled(id))
    .map(({ id, category, keys }) => ({
      id: `command ${id}`,
      text: t(texts, 'app.palette.command', { category: nameCategory(category), command: nameCommand(id) }),
      keys: keys?.[0],
      choose: () => registry.run(id)
    }));
  const templates = model.library.getState().templates.map((template) => ({
    id: `template ${template.id}`,
    text: t(texts, 'app.palette.template', { name: template.name }),
    choose: () => void flows.useTemplate(template)
  }));
  const entries = model.history.getState().entries.map((entry) => ({
    id: `history ${entry.id}`,
    text: t(texts, 'app.palette.history', { name: entry.name }),
    choose: () => flows.openEntry(entry)
  }));
  return [...commands, ...templates, ...entries];
}
