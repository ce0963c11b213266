import { Link } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { pageOf } from '#shared/domain/craft/template/search/filter.ts';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { IconButton } from '#renderer/ui/buttons/button.tsx';
import { Pagination } from '#renderer/ui/layout/pagination.tsx';
import { copyLink } from './copy-link.ts';
import { useLibraryDependencies } from '../store/dependencies.tsx';
import { NoResults } from './no-results.tsx';
import { TemplateCard } from './template-card.tsx';
import { type AddressedView, hrefOf, writeOpened, writeView } from '../store/library-view-url.ts';

type Props = {
  readonly found: readonly Template[];
  readonly templates: readonly Template[];
  readonly view: AddressedView;
  readonly selectedIds: ReadonlySet<string>;
  readonly onView: (view: AddressedView) => void;
  readonly onNew: () => void;
  readonly onMenu: (event: MouseEvent<HTMLElement>, template: Template) => void;
};

export function LibraryResults({ found, templates, view, selectedIds, onView, onNew, onMenu }: Props) {
  const tools = useLibraryDependencies();
  const heading = useRef<HTMLHeadingElement>(null);
  const { items, page, pageCount } = pageOf(found, view.page);
  return (
    <section aria-labelledby="results-heading" className="grid gap-4">
      <div className="flex items-center gap-2">
        <div role="status">
          <h2 ref={heading} id="results-heading" tabIndex={-1} className="scroll-mt-4 text-ui font-semibold">
            {t(texts, 'library.count', { count: found.length })}
          </h2>
        </div>
        <IconButton
          label={t(texts, 'library.copyViewLink')}
          icon={Link}
          onClick={() => void copyLink(tools, writeView(view))}
        />
      </div>
      {found.length === 0 ? (
        <NoResults templates={templates} view={view} onView={onView} onNew={onNew} />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))] gap-4">
          {items.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              search={view.filters.search}
              href={hrefOf(writeOpened(view, template.id))}
              isSelected={selectedIds.has(template.id)}
              onMenu={onMenu}
            />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(to) => hrefOf(writeView({ ...view, page: to }))}
        onChange={(to) => {
          onView({ ...view, page: to });
          // Another page begins at its top.
          heading.current?.focus();
        }}
      />
    </section>
  );
}
