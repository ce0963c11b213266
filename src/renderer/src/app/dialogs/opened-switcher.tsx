import { useState } from 'react';
import { Switcher } from '#renderer/features/commands/switcher.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/commands.json';
import { useApp } from '../model/model-context.ts';
import type { FinderItem } from '#renderer/features/commands/finder.tsx';
import type { AppStores } from '../model/create-app-model.ts';
import type { CrossFeatureActions } from '../model/cross-feature-actions.ts';

/** From anywhere to a template or a prompt of the history, by its name. */
export function OpenedSwitcher({ onClose }: { readonly onClose: () => void }) {
  const { model, flows } = useApp();
  const [{ templates, entries }] = useState(() => listSwitcherItems(model, flows));
  const start = async (concept: string) => {
    const data = await model.createPrompt();
    flows.openPrompt({ name: '', data: { ...data, concept } }, t(texts, 'commands.start', { concept }));
  };
  return (
    <Switcher
      templates={templates}
      entries={entries}
      onStart={(concept) => void start(concept)}
      onClose={onClose}
    />
  );
}

/** Templates and prompts of the history by their names, each with the way to it. */
export function listSwitcherItems({ library, history }: AppStores, flows: CrossFeatureActions) {
  const templates: FinderItem[] = library.getState().templates.map((template) => ({
    id: `template ${template.id}`,
    text: template.name,
    choose: () => void flows.useTemplate(template)
  }));
  const entries: FinderItem[] = history.getState().entries.map((entry) => ({
    id: `history ${entry.id}`,
    text: entry.name,
    choose: () => flows.openEntry(entry)
  }));
  return { templates, entries };
}
