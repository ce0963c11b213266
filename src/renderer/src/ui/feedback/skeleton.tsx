import { classNames } from '../class-names.ts';

/** A grey stand-in of the coming content's shape: give it a height and a width by class. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden className={classNames('kit-shimmer block rounded-control bg-n4', className)} />;
}

/** Stands in for a list of wide rows on its way; `words` tell it to those who listen. */
export function LoadingRows({ words }: { readonly words: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {words}
      </p>
      <div aria-hidden="true" className="grid gap-3">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-28 w-full rounded-panel" />
        ))}
      </div>
    </>
  );
}
