import { useStore } from 'zustand';
import type { FinderItem } from '../commands/finder.tsx';
import { Switcher } from '../commands/switcher.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/commands.json';
import type { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import type { Template } from '#shared/domain/craft/template/template.ts';
import type { CrossFeatureActions } from '../model/cross-feature-actions.ts';
import { useApp } from '../model/model-context.ts';

/** From anywhere to a template or a prompt of the history, by its name. */
export function OpenedSwitcher({ onClose }: { readonly onClose: () => void }) {
  const { model, flows } = useApp();
  // The library may still load when this opens.
  const templates = useStore(model.library, (state) => state.templates);
  const entries = useStore(model.history, (state) => state.entries);
  const start = async (concept: string) => {
    const data = await model.createPrompt();
    flows.openPrompt({ name: '', data: { ...data, concept } }, t(texts, 'commands.start', { concept }));
  };
  return (
    <Switcher
      templates={templates.map((template) => toTemplateItem(template, flows))}
      entries={entries.map((entry) => toEntryItem(entry, flows))}
      onStart={(concept) => void start(concept)}
      onClose={onClose}
    />
  );
}

const toTemplateItem = (template: Template, flows: CrossFeatureActions): FinderItem => ({
  id: `template ${template.id}`,
  text: template.name,
  choose: () => void flows.useTemplate(template)
});

const toEntryItem = (entry: HistoryEntry, flows: CrossFeatureActions): FinderItem => ({
  id: `history ${entry.id}`,
  text: entry.name,
  choose: () => flows.openEntry(entry)
});
