import type { ReactNode } from 'react';
import { type PageName, paths } from '#shared/contract/paths.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/admin-switches.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { AdminPage } from './admin-page.tsx';

const pages = [
  { page: 'adminSettings', label: 'admin-switches.page.numbers' },
  { page: 'adminSwitches', label: 'admin-switches.page.switches' },
  { page: 'adminWords', label: 'admin-switches.page.words' },
  { page: 'adminCategories', label: 'admin-switches.page.categories' },
  { page: 'adminTexts', label: 'admin-switches.page.texts' },
  { page: 'adminModels', label: 'admin-switches.page.models' },
  { page: 'adminServer', label: 'admin-switches.page.server' }
] as const satisfies readonly { readonly page: PageName; readonly label: string }[];

type Props = { readonly name: (typeof pages)[number]['page']; readonly children: ReactNode };

/** A page of the settings, with links to the others. */
export function SettingsPageFrame({ name, children }: Props) {
  return (
    <AdminPage name={name}>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <nav aria-label={t(texts, 'admin-switches.navigation')}>
          <ul className="flex flex-wrap gap-2">
            {pages.map(({ page, label }) => (
              <li key={page}>
                <Link
                  to={paths[page].getHref()}
                  aria-current={page === name ? 'page' : undefined}
                  className={buttonClasses(page === name ? 'secondary' : 'ghost')}
                >
                  {t(texts, label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </div>
    </AdminPage>
  );
}
