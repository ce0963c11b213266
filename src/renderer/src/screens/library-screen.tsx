import { useAddressQuery } from '#renderer/lib/use-address-query.ts';
import { Library } from '#renderer/features/library/library.tsx';
import { type LibraryTools, LibraryToolsProvider } from '#renderer/features/library/library-tools.ts';
import {
  type AddressedView,
  readOpened,
  readView,
  writeOpened
} from '#renderer/features/library/view-in-address.ts';
import { PageLinks } from '#renderer/features/reading/page-links.tsx';

type Props = { readonly tools: LibraryTools; readonly isSidebarShown: boolean };

/** The view lives in the address, so that a link and Back show the same. */
export function LibraryScreen({ tools, isSidebarShown }: Props) {
  const [query, setQuery] = useAddressQuery();
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
    <LibraryToolsProvider value={tools}>
      <Library
        addressed={view}
        openedId={openedId}
        onView={show}
        onOpen={open}
        isSidebarShown={isSidebarShown}
      >
        <PageLinks />
      </Library>
    </LibraryToolsProvider>
  );
}
