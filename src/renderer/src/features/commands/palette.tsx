import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/commands.json';
import { Finder, type FinderItem } from './finder.tsx';

type Props = { readonly items: readonly FinderItem[]; readonly onClose: () => void };

/** Everything that can be done or opened, in one list. */
export function Palette({ items, onClose }: Props) {
  return (
    <Finder
      title={say(texts, 'commands.palette')}
      label={say(texts, 'commands.search')}
      placeholder={say(texts, 'commands.placeholder')}
      items={items}
      describeNothing={(query) => say(texts, 'commands.nothing', { query })}
      onClose={onClose}
    />
  );
}
