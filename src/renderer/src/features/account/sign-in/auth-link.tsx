import { createContext, type ReactNode, use } from 'react';
import { isUnmodifiedClick } from '#renderer/lib/interaction/is-unmodified-click.ts';
import { Link } from '#renderer/lib/router.ts';
import { linkClass } from '../form/form-parts.tsx';

/** Shows the page at a path before the router does. */
export const AuthLinkContext = createContext<(pathname: string) => void>(() => undefined);

type Props = { readonly to: string; readonly className?: string; readonly children: ReactNode };

/** A link from one page of signing in to another. */
export function AuthLink({ to, className = linkClass, children }: Props) {
  const show = use(AuthLinkContext);
  return (
    <Link
      to={to}
      className={className}
      onClick={(event) => {
        if (isUnmodifiedClick(event)) show(to.split('?')[0] ?? to);
      }}
    >
      {children}
    </Link>
  );
}
