import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { Kbd } from '#renderer/ui/kbd.tsx';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/commands.json';
import { rankMatches } from './rank-matches.ts';
import { readRecentIds, rememberRecent } from './recent-choices.ts';

/** One thing the palette can do or open; `text` is what is shown and searched, e.g. "View: Show JSON". */
export type PaletteItem = {
  readonly id: string;
  readonly text: string;
  readonly keys?: string | undefined;
  readonly choose: () => void;
};

const shownLimit = 60;

/** Base UI returns focus to where it was before, also after Escape. */
export function Palette({
  items,
  onClose
}: {
  readonly items: readonly PaletteItem[];
  readonly onClose: () => void;
}) {
  const [query, setQuery] = useState('');
  const [recentIds] = useState(readRecentIds);
  const found = rankMatches(items, query, recentIds).slice(0, shownLimit);

  function choose(item: PaletteItem) {
    rememberRecent(item.id);
    onClose();
    // After the dialog gave focus back, so that a command may move it on.
    requestAnimationFrame(item.choose);
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="kit-backdrop fixed inset-0 z-dialog bg-scrim" />
        <Dialog.Popup className="fixed inset-x-4 top-[12vh] z-dialog mx-auto flex max-h-[70vh] max-w-xl flex-col overflow-hidden rounded-dialog border border-n6 bg-n2 shadow-dialog">
          <Dialog.Title className="sr-only">{say(texts, 'commands.palette')}</Dialog.Title>
          <Autocomplete.Root
            inline
            open
            autoHighlight="always"
            mode="none"
            items={found}
            value={query}
            itemToStringValue={(item: PaletteItem) => item.text}
            onValueChange={(value, { reason }) => reason !== 'item-press' && setQuery(value)}
          >
            <Autocomplete.Input
              aria-label={say(texts, 'commands.search')}
              placeholder={say(texts, 'commands.placeholder')}
              className="h-12 shrink-0 border-b border-n6 bg-transparent px-4 text-touch outline-none placeholder:text-n9"
            />
            <Autocomplete.Empty className="px-4 text-n10 [&:not(:empty)]:py-6">
              {query === '' ? null : say(texts, 'commands.nothing', { query })}
            </Autocomplete.Empty>
            <Autocomplete.List className="overflow-y-auto overscroll-contain p-2 empty:p-0">
              {(item: PaletteItem) => (
                <Autocomplete.Item
                  key={item.id}
                  value={item}
                  onClick={() => choose(item)}
                  className="flex min-h-9 cursor-default items-center justify-between gap-4 rounded-control px-2 text-ui data-highlighted:bg-n4"
                >
                  <span className="truncate">{item.text}</span>
                  {item.keys === undefined ? null : <Kbd keys={item.keys} />}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
