import { useSearchParams } from '#renderer/lib/router.ts';
import type { Template } from '#shared/domain/template/template.ts';
import { Library } from '#renderer/features/library/library.tsx';
import { PageLinks } from '#renderer/features/reading/page-links.tsx';
import { type AddressedView, readView, writeView } from '#renderer/features/library/view-in-address.ts';

type Props = { readonly onUse: (template: Template) => void; readonly isSidebarShown: boolean };

/** The view lives in the address, so that a link and Back show the same. */
export function LibraryScreen({ onUse, isSidebarShown }: Props) {
  const [query, setQuery] = useSearchParams();
  const view = readView(query);

  // The first letter makes an entry and the others replace it, so that Back leaves the search and not one letter.
  const show = (next: AddressedView) =>
    setQuery(writeView(next), {
      replace: view.filters.search !== '' && next.filters.search !== view.filters.search
    });

  return (
    <>
      <div className="flex shrink-0 grow flex-col *:grow">
        <Library view={view} onView={show} onUse={onUse} isSidebarShown={isSidebarShown} />
      </div>
      <PageLinks />
    </>
  );
}
