import { type PageName, paths } from '#shared/contract/paths.ts';
import { Link, useLocation } from '#renderer/lib/router.ts';

type Group = { readonly title: string; readonly pages: readonly Exclude<PageName, 'listing' | 'profile'>[] };

const groups: readonly Group[] = [
  { title: 'Make', pages: ['builder', 'library', 'howTo', 'faq'] },
  {
    title: 'By model',
    pages: ['veoPrompts', 'runwayPrompts', 'soraPrompts', 'jsonPrompting']
  },
  { title: 'By purpose', pages: ['videoPrompts', 'cinematicPrompts', 'commercialPrompts', 'socialPrompts'] },
  { title: 'Reelwright', pages: ['about', 'becomeSeller', 'contact'] }
];

/** The way from one page to all others. */
export function PageLinks() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Site" className="border-t border-n6 bg-n2">
      <div className="mx-auto grid w-full max-w-6xl grid-cols-2 gap-x-6 gap-y-8 px-4 py-8 min-[640px]:grid-cols-4 min-[640px]:px-8">
        {groups.map(({ title, pages }) => (
          <div key={title}>
            <h2 className="slug-line pb-1 text-n10">{title}</h2>
            <ul className="grid">
              {pages.map((name) => (
                <li key={name}>
                  <Link
                    to={paths[name].getHref()}
                    aria-current={pathname === paths[name].path ? 'page' : undefined}
                    className="flex min-h-8 items-center rounded-tag text-ui text-n11 hover:text-n12 hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-n12 pointer-coarse:min-h-11"
                  >
                    {paths[name].title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
