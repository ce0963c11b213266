import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type DisclosureProps = { readonly title: string; readonly children: ReactNode };

/** The browser's own, which also opens for a search in the page and without scripts. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <details className="group rounded-card border border-n6 bg-n2">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-card px-3 py-2 text-read font-medium text-n12 hover:bg-n4 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          size={16}
          className="shrink-0 -rotate-90 text-n10 transition-transform duration-control group-open:rotate-0 rtl:rotate-90 rtl:group-open:rotate-0"
        />
        {title}
      </summary>
      <div className="px-4 pt-1 pb-4 text-read text-n11">{children}</div>
    </details>
  );
}
