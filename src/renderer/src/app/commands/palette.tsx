import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/commands.json';
import { Finder, type FinderItem } from './finder.tsx';

type Props = { readonly items: readonly FinderItem[]; readonly onClose: () => void };

/** Everything that can be done or opened, in one list. */
export function Palette({ items, onClose }: Props) {
  return (
    <Finder
      title={t(texts, 'commands.palette')}
      label={t(texts, 'commands.search')}
      placeholder={t(texts, 'commands.placeholder')}
      items={items}
      describeNothing={(query) => t(texts, 'commands.nothing', { query })}
      onClose={onClose}
    />
  );
}
