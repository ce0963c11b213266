import { Autocomplete } from '@base-ui/react/autocomplete';
import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { paths } from '#shared/contract/paths.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useNavigate } from '#renderer/lib/router.ts';
import { useDebouncedValue } from '#renderer/lib/use-debounced-value.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { bareInput, inputShell } from '#renderer/ui/fields/input-classes.ts';
import { useSuggestions } from '../data/market-queries.ts';

type Suggestion = ReturnType<typeof useSuggestions>[number];

type Props = {
  /** The current search. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onSeller: (username: string) => void;
};

export const searchBoxId = 'market-search';

/** Pauses in typing after which suggestions are asked for, and after which the list is filtered, in milliseconds. */
const suggestionPause = 150;
const searchPause = 250;

/** The longest search that an address and the server take. */
const maxSearchLength = 200;

/** Filters while typing, and suggests titles, tags and sellers. Enter searches at once. */
export function SearchBox({ search, onSearch, onSeller }: Props) {
  const { typed, setTyped, send } = useTypedSearch(search, onSearch);
  const [isOpen, setIsOpen] = useState(false);
  const suggestions = useSuggestions(useDebouncedValue(typed, suggestionPause));
  const goTo = useNavigate();
  const isShown = isOpen && suggestions.length > 0;

  function choose({ kind, slug, text }: Suggestion) {
    setIsOpen(false);
    if (kind === 'listing' && slug !== null) return void goTo(paths.listing.getHref(slug));
    setTyped(kind === 'seller' ? '' : text);
    if (kind === 'seller' && slug !== null) return onSeller(slug);
    send(text);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsOpen(false);
    send(typed);
  }

  function clear() {
    setTyped('');
    send('');
    document.getElementById(searchBoxId)?.focus();
  }

  return (
    <form onSubmit={submit} className="relative grid min-w-0 gap-1">
      <label htmlFor={searchBoxId} className="flex min-h-6 items-center text-label font-medium text-n11">
        {t(texts, 'marketplace.search')}
      </label>
      <Autocomplete.Root
        inline
        open={isShown}
        onOpenChange={(isWanted) => !isWanted && setIsOpen(false)}
        items={isShown ? suggestions : []}
        mode="none"
        value={typed}
        itemToStringValue={({ text }: Suggestion) => text}
        onValueChange={(value, { reason }) => {
          if (reason === 'item-press') return;
          setTyped(value);
          setIsOpen(true);
        }}
      >
        <SearchInput
          isEmpty={typed === ''}
          isOpen={isShown}
          onClear={clear}
          onLeave={() => setIsOpen(false)}
        />
        {isShown ? <Suggestions onChoose={choose} /> : null}
      </Autocomplete.Root>
    </form>
  );
}

type InputProps = {
  readonly isEmpty: boolean;
  readonly isOpen: boolean;
  readonly onClear: () => void;
  /** Another place was gone to, or Escape pressed. */
  readonly onLeave: () => void;
};

function SearchInput({ isEmpty, isOpen, onClear, onLeave }: InputProps) {
  return (
    <div className={`${inputShell} h-control items-center`}>
      {/* Without it Enter sends nothing: the box brings a hidden field along, and two fields need a button. */}
      <button
        type="submit"
        aria-label={t(texts, 'marketplace.find')}
        data-tip={t(texts, 'marketplace.find')}
        className="grid h-control min-w-target shrink-0 place-items-center rounded-control px-2 text-n10 hover:text-n12"
      >
        <Search aria-hidden size={16} />
      </button>
      <Autocomplete.Input
        id={searchBoxId}
        type="search"
        enterKeyHint="search"
        dir="auto"
        maxLength={maxSearchLength}
        aria-keyshortcuts="/"
        // A list that stands in the page and not over it is taken for one that is always open.
        aria-expanded={isOpen}
        placeholder={t(texts, 'marketplace.searchPlaceholder')}
        onBlur={onLeave}
        onKeyDown={({ key }) => key === 'Escape' && onLeave()}
        className={`${bareInput} h-control pe-2 text-ellipsis [&::-webkit-search-cancel-button]:hidden`}
      />
      {isEmpty ? null : <ClearButton onClear={onClear} />}
    </div>
  );
}

function ClearButton({ onClear }: { readonly onClear: () => void }) {
  const label = t(texts, 'marketplace.clearSearch');
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={label}
      onClick={onClear}
      className="grid h-control min-w-target place-items-center rounded-control px-1.5 text-n10 hover:text-n12"
    >
      <X aria-hidden size={16} />
    </button>
  );
}

/** Below the box and in its landmark, so that nothing else of the page is taken away meanwhile. */
function Suggestions({ onChoose }: { readonly onChoose: (suggestion: Suggestion) => void }) {
  return (
    <div className="absolute inset-x-0 top-full z-menu mt-1 max-h-96 overflow-y-auto rounded-panel border border-n6 bg-n3 p-1 shadow-menu">
      <Autocomplete.List aria-label={t(texts, 'marketplace.suggestions')}>
        {(suggestion: Suggestion) => (
          <Autocomplete.Item
            key={`${suggestion.kind} ${suggestion.slug ?? suggestion.text}`}
            value={suggestion}
            // The press must not take the focus out of the box before it has been heard.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
            className="flex min-h-chip cursor-pointer items-center justify-between gap-3 rounded-control px-2 py-1 text-ui text-n11 outline-none data-highlighted:bg-n5 data-highlighted:text-n12"
          >
            <span dir="auto" className="min-w-0 truncate">
              {suggestion.text}
            </span>
            <span className="shrink-0 text-label text-n10">
              {t(texts, `marketplace.suggestion.${suggestion.kind}`)}
            </span>
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
    </div>
  );
}

/** The text in the box, which is sent when typing pauses. A search from a link or from Back replaces it. */
function useTypedSearch(search: string, onSearch: (search: string) => void) {
  /** `sent` is what this box asked for and the address does not have yet. */
  const [{ typed, known, sent }, set] = useState({
    typed: search,
    known: search,
    sent: null as string | null
  });
  // The answer to the box's own search must not undo what was typed since.
  if (known !== search) set({ typed: search === sent ? typed : search, known: search, sent: null });

  const setTyped = (next: string) => set((state) => ({ ...state, typed: next }));
  const send = (next: string) => {
    const wanted = next.trim();
    if (wanted === (sent ?? search)) return;
    set((state) => ({ ...state, sent: wanted }));
    onSearch(wanted);
  };

  const sendTyped = useEffectEvent(send);
  useEffect(() => {
    const { pathname } = location;
    const timer = setTimeout(() => {
      // This page stays mounted until the next one is drawn, and a search would lead back to it.
      if (location.pathname === pathname) sendTyped(typed);
    }, searchPause);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, send };
}
