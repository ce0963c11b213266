import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type TagProps = { readonly children: ReactNode; readonly className?: string };

/** A small fact in mono, such as 16:9 or 24 fps. */
export function Tag({ children, className }: TagProps) {
  return (
    <span
      dir="auto"
      className={classNames(
        'inline-flex min-h-5 items-center rounded-tag bg-n4 px-2 text-meta font-medium whitespace-nowrap text-n11',
        className
      )}
    >
      {children}
    </span>
  );
}
