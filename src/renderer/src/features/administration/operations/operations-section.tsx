import type { ReactNode } from 'react';

type SectionProps = {
  /** Of the section element, which the dashboard links to. */
  readonly id: string;
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A part of the page, always open. */
export function OperationsSection({ id, title, action, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid min-w-0 scroll-mt-4 grid-cols-1 content-start gap-3 rounded-panel border border-n6 bg-n2 p-4 text-ui"
    >
      <div className="flex min-h-control flex-wrap items-center justify-between gap-2">
        <h2 id={`${id}-title`} className="text-read font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** The text of a section without open items. */
export const Quiet = ({ children }: { readonly children: ReactNode }) => (
  <p className="max-w-read text-n11">{children}</p>
);
