import type { ReactNode } from 'react';

/** The word below the picture. */
export function PlaceLabel({ children }: { readonly children: ReactNode }) {
  return <span className="max-w-full text-center text-place wrap-anywhere">{children}</span>;
}
