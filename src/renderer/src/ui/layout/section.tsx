import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type SectionProps = {
  /** Of the section element, for links and jumps; `${id}-title` is its heading. */
  readonly id: string;
  readonly title: string;
  /** A short fact at the end of the heading row, such as 3/4. */
  readonly meta?: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
  readonly className?: string;
};

/** A card that folds. Its content is there only while it is open. */
export function Section({ id, title, meta, isOpen, onToggle, children, className }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames('min-w-0 scroll-mt-4 rounded-panel border border-n6 bg-n2', className)}
    >
      <div className="relative flex items-center gap-3 pe-4">
        <h2 id={`${id}-title`} className="min-w-0 flex-1 text-read">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-content`}
            onClick={onToggle}
            className="flex min-h-11 w-full items-center gap-2 rounded-panel ps-3 text-start font-semibold before:absolute before:inset-0"
          >
            <ChevronDown
              aria-hidden
              size={16}
              className={classNames(
                'shrink-0 text-n10 transition-transform duration-control',
                !isOpen && '-rotate-90 rtl:rotate-90'
              )}
            />
            <span className="truncate">{title}</span>
          </button>
        </h2>
        {meta !== undefined && <div className="shrink-0 text-meta text-n10">{meta}</div>}
      </div>
      <div id={`${id}-content`} hidden={!isOpen} className="px-4 pt-1 pb-4">
        {isOpen && children}
      </div>
    </section>
  );
}
