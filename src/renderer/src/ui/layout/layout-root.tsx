import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type LayoutRootProps = { readonly className?: string; readonly children: ReactNode };

/**
 * Fills its positioned parent. A change inside it is laid out without the page around it: browsers only do that for
 * boxes whose size depends on nothing inside and that are no items of a flex box or grid.
 */
export function LayoutRoot({ className, children }: LayoutRootProps) {
  return <div className={classNames('absolute inset-0 contain-strict', className)}>{children}</div>;
}
