import { say } from '#renderer/lib/messages/say.ts';
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
    ...entries.map((item) => ({ ...item, kind: say(texts, 'commands.kind.history') })),
    ...templates.map((item) => ({ ...item, kind: say(texts, 'commands.kind.template') }))
  ];
  return (
    <Finder
      title={say(texts, 'commands.switcher')}
      label={say(texts, 'commands.switcherSearch')}
      placeholder={say(texts, 'commands.switcherPlaceholder')}
      items={items}
      describeNothing={(query) => say(texts, 'commands.switcherNothing', { query })}
      onNothing={onStart}
      onClose={onClose}
    />
  );
}
