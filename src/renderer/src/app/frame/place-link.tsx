import type { ComponentProps } from 'react';
import { Link, useLocation } from '#renderer/lib/router.ts';

type PlaceLinkProps = ComponentProps<typeof Link> & { readonly to: string };

/** A link of the rail; it tells whether its page is the one that is shown. */
export function PlaceLink({ to, ...rest }: PlaceLinkProps) {
  const { pathname } = useLocation();
  return <Link to={to} aria-current={pathname === to ? 'page' : undefined} {...rest} />;
}
