import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from '#renderer/lib/router.ts';

type Props = {
  /** Of the navigation, for screen readers. */
  readonly label: string;
  /** The first is the root: pages below the others belong to their tab, pages below the root to none. */
  readonly tabs: readonly { readonly path: string; readonly label: string }[];
};

/** The pages of an area as tabs. Scrolls sideways where it is too narrow, with the current page in the middle. */
export function PageNavigation({ label, tabs }: Props) {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    if (current != null) list.current?.scrollBy({ left: findMiddle(current) - findMiddle(list.current) });
  }, []);
  const isCurrent = (path: string, isRoot: boolean): boolean =>
    pathname === path || (!isRoot && pathname.startsWith(`${path}/`));
  return (
    <nav aria-label={label} className="border-b border-n6 max-sm:-mx-4">
      <ul ref={list} className="-mb-px flex gap-1 overflow-x-auto max-sm:px-4">
        {tabs.map(({ path, label: name }, place) => (
          <li key={path} className="shrink-0">
            <Link
              to={path}
              aria-current={isCurrent(path, place === 0) ? 'page' : undefined}
              className="inline-flex min-h-control items-center border-b-2 border-transparent px-2.5 text-ui text-n11 hover:text-n12 focus-visible:-outline-offset-2 aria-[current=page]:border-accent-8 aria-[current=page]:font-medium aria-[current=page]:text-n12"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function findMiddle(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
