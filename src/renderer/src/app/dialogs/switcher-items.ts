import type { FinderItem } from '#renderer/features/commands/finder.tsx';
import type { AppStores } from '../model/create-app-model.ts';
import type { CrossFeatureActions } from '../model/cross-feature-actions.ts';

/** Templates and prompts of the history by their names, each with the way to it. */
export function listSwitcherItems({ library, history }: AppStores, flows: CrossFeatureActions) {
  const templates: FinderItem[] = library.getState().templates.map((template) => ({
    id: `template ${template.id}`,
    text: template.name,
    choose: () => flows.useTemplate(template)
  }));
  const entries: FinderItem[] = history.getState().entries.map((entry) => ({
    id: `history ${entry.id}`,
    text: entry.name,
    choose: () => flows.openEntry(entry)
  }));
  return { templates, entries };
}
