import type { ComponentProps } from 'react';
import { Link, useLocation } from '#renderer/lib/router.ts';

type PlaceLinkProps = ComponentProps<typeof Link> & { readonly to: string };

/** A link of the rail; it tells whether its page is the one that is shown. */
export function PlaceLink({ to, ...rest }: PlaceLinkProps) {
  const { pathname } = useLocation();
  return <Link to={to} aria-current={pathname === to ? 'page' : undefined} {...rest} />;
}

type PlaceLabelProps = {
  readonly label: string;
  /** A longer accessible name, which begins with the label. */
  readonly spoken?: string | undefined;
};

/** The word below the picture. */
export function PlaceLabel({ label, spoken }: PlaceLabelProps) {
  return (
    <>
      <span aria-hidden={spoken !== undefined} className="max-w-full text-center text-place wrap-anywhere">
        {label}
      </span>
      {spoken === undefined ? null : <span className="sr-only">{spoken}</span>}
    </>
  );
}
