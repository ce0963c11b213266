import { useStore } from 'zustand';
import { Finder, type FinderItem } from '../commands/finder.tsx';
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

type Props = {
  readonly templates: readonly FinderItem[];
  readonly entries: readonly FinderItem[];
  /** Enter on a text that nothing is called begins a prompt about it. */
  readonly onStart: (concept: string) => void;
  readonly onClose: () => void;
};

/** Templates and history by name alone; commands are the palette's. */
function Switcher({ templates, entries, onStart, onClose }: Props) {
  const items = [
    ...entries.map((item) => ({ ...item, kind: t(texts, 'commands.kind.history') })),
    ...templates.map((item) => ({ ...item, kind: t(texts, 'commands.kind.template') }))
  ];
  return (
    <Finder
      title={t(texts, 'commands.switcher')}
      label={t(texts, 'commands.switcherSearch')}
      placeholder={t(texts, 'commands.switcherPlaceholder')}
      items={items}
      describeNothing={(query) => t(texts, 'commands.switcherNothing', { query })}
      onNothing={onStart}
      onClose={onClose}
    />
  );
}
