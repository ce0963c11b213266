import type { ReactNode } from 'react';

type RowProps = {
  readonly title: ReactNode;
  /** Short facts beside the title. */
  readonly meta: readonly string[];
  /** Somebody's own words. */
  readonly words?: string;
  readonly children?: ReactNode;
};

/** One line of a section. */
export function Row({ title, meta, words = '', children }: RowProps) {
  return (
    <li className="grid min-w-0 grid-cols-1 gap-0.5 border-b border-n6 pb-2 text-ui last:border-0 last:pb-0">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 font-medium wrap-anywhere">{title}</span>
        <span className="text-label text-n10">{meta.join(' · ')}</span>
      </div>
      {words === '' ? null : (
        <p dir="auto" className="max-w-read wrap-anywhere whitespace-pre-line text-n11">
          {words}
        </p>
      )}
      {children}
    </li>
  );
}
