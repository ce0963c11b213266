import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type EmptyStateProps = {
  readonly title: string;
  readonly text: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: LucideIcon;
  readonly className?: string;
};

/** Says what will be here and offers the one thing to do about it. */
export function EmptyState({ title, text, action, icon: Icon, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'mx-auto grid max-w-96 justify-items-center gap-3 px-4 py-12 text-center',
        className
      )}
    >
      {Icon !== undefined && (
        <span className="grid size-12 place-items-center rounded-panel border border-n6 bg-n2 text-n10">
          <Icon aria-hidden size={22} strokeWidth={1.5} />
        </span>
      )}
      <div className="grid gap-1">
        <h2 className="text-read font-semibold text-n12">{title}</h2>
        <p className="text-ui text-n11">{text}</p>
      </div>
      {action !== undefined && <div className="mt-1 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
