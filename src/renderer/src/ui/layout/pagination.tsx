import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { isUnmodifiedClick } from '#renderer/lib/interaction/is-unmodified-click.ts';
import { buttonClasses } from '../buttons/button-classes.ts';
import { classNames } from '../class-names.ts';
import { words } from '../ui-texts.ts';

type PaginationProps = {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onChange: (page: number) => void;
  /** With it every page is a real link, which opens in a new tab too. */
  readonly hrefFor?: (page: number) => string;
};

type StepProps = PaginationProps & {
  readonly to: number;
  readonly name: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
};

function Step({ to, name, isCurrent = false, children, page, pageCount, onChange, hrefFor }: StepProps) {
  const isOut = to < 1 || to > pageCount;
  const classes = classNames(
    buttonClasses('ghost', { isSquare: true, isDisabled: isOut }),
    'tabular-nums',
    isCurrent && 'border-n8 bg-n5 font-semibold text-n12'
  );
  const shared = {
    'aria-label': name,
    className: classes,
    'aria-current': isCurrent ? ('page' as const) : undefined
  };
  if (hrefFor === undefined || isOut) {
    return (
      <button type="button" {...shared} disabled={isOut} onClick={() => to !== page && onChange(to)}>
        {children}
      </button>
    );
  }
  return (
    <a
      {...shared}
      href={hrefFor(to)}
      onClick={(event) => {
        if (!isUnmodifiedClick(event)) return;
        event.preventDefault();
        if (to !== page) onChange(to);
      }}
    >
      {children}
    </a>
  );
}

/** Numbered pages. Draws nothing when there is one page. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount } = props;
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={words.pages} className="flex flex-wrap items-center justify-center gap-1">
      <Step {...props} to={page - 1} name={words.previousPage}>
        <ChevronLeft aria-hidden size={16} className="rtl:-scale-x-100" />
      </Step>
      {pageItems(page, pageCount).map((item) =>
        item.kind === 'gap' ? (
          <span key={`gap-${item.after}`} aria-hidden className="w-5 text-center text-n10">
            …
          </span>
        ) : (
          <Step
            key={item.page}
            {...props}
            to={item.page}
            isCurrent={item.page === page}
            name={item.page === page ? words.pageOf(page, pageCount) : words.page(item.page)}
          >
            {item.page}
          </Step>
        )
      )}
      <Step {...props} to={page + 1} name={words.nextPage}>
        <ChevronRight aria-hidden size={16} className="rtl:-scale-x-100" />
      </Step>
    </nav>
  );
}

type PageItem =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'gap'; readonly after: number };

/**
 * The numbers a pager shows: first, last, the current page and its neighbours, with gaps between.
 * A gap that would hide a single page shows that page.
 */
export function pageItems(page: number, pageCount: number): readonly PageItem[] {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1]);
  if (page <= 3) for (const early of [2, 3, 4]) wanted.add(early);
  if (page >= pageCount - 2)
    for (const late of [pageCount - 3, pageCount - 2, pageCount - 1]) wanted.add(late);
  const pages = [...wanted].filter((one) => one >= 1 && one <= pageCount).toSorted((a, b) => a - b);
  return pages.flatMap((one, index): readonly PageItem[] => {
    const previous = pages[index - 1] ?? 0;
    const item: PageItem = { kind: 'page', page: one };
    if (one - previous === 2) return [{ kind: 'page', page: one - 1 }, item];
    return one - previous > 2 ? [{ kind: 'gap', after: previous }, item] : [item];
  });
}
