import { Part } from '#renderer/feature-api/parts.ts';
import { useIsSidebarShown } from '#renderer/feature-api/services.ts';
import { useUrlQuery } from '#renderer/lib/use-url-query.ts';
import { LibraryProvider } from './dependencies.tsx';
import { Library } from './library.tsx';
import { type AddressedView, readOpened, readView, writeOpened } from './library-view-url.ts';

/** The view is part of the address, so that a link and Back show the same. */
export function LibraryPage() {
  const isSidebarShown = useIsSidebarShown();
  const [query, setQuery] = useUrlQuery();
  const view = readView(query);
  const openedId = readOpened(query);

  // The first letter makes an entry and the others replace it, so that Back leaves the search and not one letter.
  const show = (next: AddressedView) =>
    setQuery(writeOpened(next, openedId), {
      replace: view.filters.search !== '' && next.filters.search !== view.filters.search
    });

  // Opening is a step that Back takes back; closing leaves no open dialog behind it.
  const open = (templateId: string | null, over: AddressedView) =>
    setQuery(writeOpened(over, templateId), { replace: templateId === null });

  return (
    <LibraryProvider>
      <Library
        addressed={view}
        openedId={openedId}
        onView={show}
        onOpen={open}
        isSidebarShown={isSidebarShown}
      >
        <Part part="PageLinks" />
      </Library>
    </LibraryProvider>
  );
}
