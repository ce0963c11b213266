import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/commands.json';
import { Finder, type FinderItem } from './finder.tsx';

type Props = {
  readonly templates: readonly FinderItem[];
  readonly entries: readonly FinderItem[];
  /** Enter on a text that nothing is called begins a prompt about it. */
  readonly onStart: (concept: string) => void;
  readonly onClose: () => void;
};

/** Templates and history by name alone; commands are the palette's. */
export function Switcher({ templates, entries, onStart, onClose }: Props) {
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
