import { useCallback, useEffect, useRef } from 'react';
import { Library } from '#renderer/features/library/library.tsx';
import { type LibraryTools, LibraryToolsProvider } from '#renderer/features/library/library-tools.ts';
import {
  type AddressedView,
  readOpened,
  readView,
  writeOpened,
  writeView
} from '#renderer/features/library/view-in-address.ts';
import { PageLinks } from '#renderer/features/reading/page-links.tsx';
import { useSearchParams } from '#renderer/lib/router.ts';

type Props = { readonly tools: LibraryTools; readonly isSidebarShown: boolean };

/** The view lives in the address, so that a link and Back show the same. */
export function LibraryScreen({ tools, isSidebarShown }: Props) {
  const [query, setQuery] = useSearchParams();
  const view = readView(query);

  // The first letter makes an entry and the others replace it, so that Back leaves the search and not one letter.
  const show = (next: AddressedView) =>
    setQuery(writeView(next), {
      replace: view.filters.search !== '' && next.filters.search !== view.filters.search
    });

  return (
    <LibraryToolsProvider value={tools}>
      <div className="flex shrink-0 grow flex-col *:grow">
        <Library
          addressed={view}
          openedId={readOpened(query)}
          onView={show}
          onOpen={useOpen(view, setQuery)}
          isSidebarShown={isSidebarShown}
        />
      </div>
      <PageLinks />
    </LibraryToolsProvider>
  );
}

type SetQuery = ReturnType<typeof useSearchParams>[1];

/** The same function for as long as the screen is there, since every card holds it. */
function useOpen(view: AddressedView, setQuery: SetQuery): (templateId: string | null) => void {
  const latest = useRef({ view, setQuery });
  useEffect(() => {
    latest.current = { view, setQuery };
  });
  return useCallback((templateId) => {
    const { view: shown, setQuery: setLatest } = latest.current;
    // Opening is a step that Back takes back; closing leaves no open dialog behind it.
    setLatest(writeOpened(shown, templateId), { replace: templateId === null });
  }, []);
}
