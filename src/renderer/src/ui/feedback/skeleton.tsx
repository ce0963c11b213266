import { classNames } from '../class-names.ts';

/** A grey stand-in of the coming content's shape: give it a height and a width by class. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden className={classNames('kit-shimmer block rounded-control bg-n4', className)} />;
}
