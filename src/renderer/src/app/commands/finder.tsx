import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, useState } from 'react';
import { Kbd } from '#renderer/ui/buttons/keyboard-key.tsx';

const storageKey = 'reelwright.recent-commands';
const recentLimit = 8;

/** Ids chosen in the palette, newest first; none where local storage is closed to us. */
function readRecentIds(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function rememberRecent(id: string): void {
  const ids = [id, ...readRecentIds().filter((known) => known !== id)].slice(0, recentLimit);
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // The order of the palette is a convenience; without it everything is still there.
  }
}

export type Findable = { readonly id: string; readonly text: string };

/**
 * Results for `query`: items that contain every word of it, those where a word starts first, and for
 * an empty query the recent ones before the rest.
 */
export function rankMatches<T extends Findable>(
  items: readonly T[],
  query: string,
  recentIds: readonly string[]
): T[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const ranked = items.flatMap((item, index) => {
    const score = scoreOf(item.text.toLocaleLowerCase(), words);
    if (score === null) return [];
    const recency = recentIds.indexOf(item.id);
    return [{ item, index, score: words.length === 0 && recency >= 0 ? 1000 - recency : score }];
  });
  return ranked.toSorted((a, b) => b.score - a.score || a.index - b.index).map(({ item }) => item);
}

function scoreOf(text: string, words: readonly string[]): number | null {
  let score = 0;
  for (const word of words) {
    const at = text.indexOf(word);
    if (at < 0) return null;
    const startsWord = at === 0 || /[\s:(]/.test(text[at - 1] ?? '');
    score += startsWord ? 10 : 1;
  }
  return score;
}

/** One thing that can be done or opened; `text` is what is shown and searched, e.g. "View: Show JSON". */
export type FinderItem = {
  readonly id: string;
  readonly text: string;
  /** The kind, for a text that does not tell it. */
  readonly kind?: string;
  readonly keys?: string | undefined;
  readonly choose: () => void;
};

const shownLimit = 60;

type FinderProps = {
  readonly title: string;
  /** Names the box that is typed in. */
  readonly label: string;
  readonly placeholder: string;
  readonly items: readonly FinderItem[];
  readonly describeNothing: (query: string) => string;
  /** Called by Enter for a text without a match. */
  readonly onNothing?: (query: string) => void;
  readonly onClose: () => void;
};

/** Base UI returns focus to where it was before, also after Escape. */
export function Finder(props: FinderProps) {
  const { title, label, placeholder, items, describeNothing, onNothing, onClose } = props;
  const [query, setQuery] = useState('');
  const [recentIds] = useState(readRecentIds);
  const found = rankMatches(items, query, recentIds).slice(0, shownLimit);

  function leaveFor(action: () => void) {
    onClose();
    // After the dialog gave focus back, so that a command may move it on.
    requestAnimationFrame(action);
  }

  function choose(item: FinderItem) {
    rememberRecent(item.id);
    leaveFor(item.choose);
  }

  function takeTyped(event: KeyboardEvent) {
    const isMeant = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (!isMeant || onNothing === undefined || found.length > 0 || query.trim() === '') return;
    // The focus goes back before the key has done its work: a line would be broken in the editor that gets it.
    event.preventDefault();
    leaveFor(() => onNothing(query.trim()));
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="kit-backdrop fixed inset-0 z-dialog bg-scrim" />
        <Dialog.Popup className="fixed inset-x-4 top-[12vh] z-dialog mx-auto flex max-h-[70vh] max-w-xl flex-col overflow-hidden rounded-dialog border border-n6 bg-n2 shadow-dialog">
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          <Autocomplete.Root
            inline
            open
            autoHighlight="always"
            mode="none"
            items={found}
            value={query}
            itemToStringValue={(item: FinderItem) => item.text}
            onValueChange={(value, { reason }) => reason !== 'item-press' && setQuery(value)}
          >
            <Autocomplete.Input
              aria-label={label}
              placeholder={placeholder}
              onKeyDown={takeTyped}
              className="h-12 shrink-0 border-b border-n6 bg-transparent px-4 text-touch outline-none placeholder:text-n9"
            />
            <Autocomplete.Empty className="px-4 text-n10 [&:not(:empty)]:py-6">
              {query === '' ? null : describeNothing(query)}
            </Autocomplete.Empty>
            <Autocomplete.List className="overflow-y-auto overscroll-contain p-2 empty:p-0">
              {(item: FinderItem) => <Choice key={item.id} item={item} onChoose={() => choose(item)} />}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Choice({ item, onChoose }: { readonly item: FinderItem; readonly onChoose: () => void }) {
  return (
    <Autocomplete.Item
      value={item}
      onClick={onChoose}
      className="flex min-h-9 cursor-default items-center justify-between gap-4 rounded-control px-2 text-ui data-highlighted:bg-n4"
    >
      <span className="min-w-0 grow truncate">{item.text}</span>
      {item.kind === undefined ? null : <span className="text-label text-n10">{item.kind}</span>}
      {item.keys === undefined ? null : <Kbd keys={item.keys} />}
    </Autocomplete.Item>
  );
}
