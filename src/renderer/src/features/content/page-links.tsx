import { type PageName, paths } from '#shared/contract/paths.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { Link, useLocation } from '#renderer/lib/router.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/content.json';
import { namePage } from '#renderer/messages/translated-names.ts';

type Group = { readonly id: string; readonly pages: readonly Exclude<PageName, 'listing' | 'profile'>[] };

const groups = [
  { id: 'make', pages: ['builder', 'library', 'howTo', 'faq'] },
  {
    id: 'model',
    pages: ['veoPrompts', 'runwayPrompts', 'soraPrompts', 'jsonPrompting']
  },
  { id: 'purpose', pages: ['videoPrompts', 'cinematicPrompts', 'commercialPrompts', 'socialPrompts'] },
  {
    id: 'product',
    pages: ['marketplace', 'showcase', 'download', 'about', 'becomeSeller', 'contact', 'terms', 'status']
  }
] as const satisfies readonly Group[];

/** The way from one page to all others. */
export function PageLinks() {
  return (
    <nav aria-label={t(texts, 'content.site')} className="border-t border-n6 bg-n2">
      <PageGroups className="mx-auto w-full max-w-6xl px-4 py-8 min-[640px]:grid-cols-4 min-[640px]:px-8" />
    </nav>
  );
}

type PageGroupsProps = {
  readonly className?: string;
  /** Called when one of them is chosen. */
  readonly onGo?: () => void;
};

/** All public pages, grouped by footer heading. The installed app omits the download page. */
export function PageGroups({ className = '', onGo }: PageGroupsProps) {
  const { pathname } = useLocation();
  const isInstalled = useServices().platform.capabilities.shell !== null;
  return (
    <div className={`grid grid-cols-2 gap-x-6 gap-y-8 ${className}`}>
      {groups.map(({ id, pages }) => (
        <div key={id}>
          <h2 className="slug-line pb-1 text-n10">{t(texts, `content.group.${id}`)}</h2>
          <ul className="grid">
            {pages
              .filter((name) => !isInstalled || name !== 'download')
              .map((name) => (
                <li key={name}>
                  <Link
                    to={paths[name].getHref()}
                    aria-current={pathname === paths[name].path ? 'page' : undefined}
                    onClick={onGo}
                    className="flex min-h-8 items-center rounded-tag text-ui text-n11 hover:text-n12 hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-n12 pointer-coarse:min-h-11"
                  >
                    {namePage(name)}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
