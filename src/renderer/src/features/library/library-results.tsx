import type { Page } from '#shared/domain/template/paging.ts';
import type { Template } from '#shared/domain/template/template.ts';
import { Button } from '#renderer/ui/button.tsx';
import { EmptyState } from '#renderer/ui/empty-state.tsx';
import { Pagination } from '#renderer/ui/pagination.tsx';
import { describeView } from './filter-summary.ts';
import { TemplateCard } from './template-card.tsx';
import type { AddressedView } from './view-in-address.ts';

type Props = {
  readonly page: Page<Template>;
  readonly foundCount: number;
  readonly templates: readonly Template[];
  readonly view: AddressedView;
  readonly onClear: () => void;
  readonly onPage: (page: number) => void;
  readonly onUse: (template: Template) => void;
};

const plural = new Intl.PluralRules('en');
const countText = (count: number) => (plural.select(count) === 'one' ? '1 template' : `${count} templates`);

export function LibraryResults({ page, foundCount, templates, view, onClear, onPage, onUse }: Props) {
  return (
    <section aria-labelledby="results-heading" className="grid gap-4">
      <div role="status">
        <h2 id="results-heading" className="text-ui font-semibold">
          {countText(foundCount)}
        </h2>
      </div>
      {foundCount === 0 ? (
        <EmptyState
          title={`No templates match ${describeView(view)}`}
          text={nearestText(templates, view)}
          action={<Button onClick={onClear}>Clear filters</Button>}
        />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))] gap-4">
          {page.items.map((template) => (
            <TemplateCard key={template.id} template={template} search={view.filters.search} onUse={onUse} />
          ))}
        </ul>
      )}
      <Pagination page={page.page} pageCount={page.pageCount} onChange={onPage} />
    </section>
  );
}

/** The three templates whose words come nearest to the search. */
function nearestText(templates: readonly Template[], { filters }: AddressedView): string {
  const words = filters.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const ranked = templates
    .map(({ name, description, tags }) => {
      const text = `${name} ${description} ${tags.join(' ')}`.toLocaleLowerCase();
      return { name, hits: words.filter((word) => text.includes(word)).length };
    })
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => other.hits - one.hits)
    .slice(0, 3);
  if (ranked.length === 0) return 'Try fewer words or other filters.';
  return `Nearest: ${ranked.map(({ name }) => name).join(', ')}.`;
}
