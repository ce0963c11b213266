import { Skeleton } from './skeleton.tsx';

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
