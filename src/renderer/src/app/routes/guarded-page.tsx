import { type ReactNode, use, useEffect } from 'react';
import { useStore } from 'zustand';
import { type PageName, paths } from '#shared/contract/paths.ts';
import type { Account } from '#shared/domain/people/account.ts';
import { type Person, visitor } from '#shared/domain/people/actor.ts';
import { can } from '#shared/domain/people/permissions.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { authPaths, withReturnTo } from '#renderer/features/account/session/auth-paths.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useLocation } from '#renderer/lib/router.ts';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import { namePage } from '#renderer/messages/translated-names.ts';
import texts from '#renderer/messages/en/screens.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Loading } from './loading.tsx';

type Props = { readonly name: PageName; readonly children?: ReactNode };

/** A page for those whom the permission table allows it. */
export function GuardedPage({ name, children }: Props) {
  if (can(visitor, paths[name].access)) return children;
  return <AccountPage name={name}>{children}</AccountPage>;
}

/**
 * A page that takes an account. The server decides again about everything the page asks for, so while it cannot be
 * reached the page shows what is kept on this device.
 */
function AccountPage({ name, children }: Props) {
  const store = use(useServices().loadAccount());
  const { status, account, problem } = useStore(store);
  const wasSignedIn = useSignedInHint();
  // Another tab may have signed in meanwhile.
  const isUnsure = status === 'unknown' || (status === 'signed-out' && wasSignedIn);
  useEffect(() => {
    if (isUnsure) void store.getState().load();
  }, [store, isUnsure]);
  if (account !== null) {
    return can(toActor(account), paths[name].access) ? children : <NoAccess name={name} />;
  }
  if (status === 'signed-out') return <SignInFirst name={name} />;
  return problem !== null || wasSignedIn ? children : <Loading />;
}

const toActor = ({ id, roles, status, isVerified }: Account): Person => ({
  kind: 'person',
  id,
  roles,
  status,
  isVerified
});

function SignInFirst({ name }: Pick<Props, 'name'>) {
  const { pathname, search } = useLocation();
  const returnTo = `${pathname}${search}`;
  return (
    <AccessNotice name={name} text={t(texts, 'screens.signInFirst')}>
      <Link to={withReturnTo(authPaths.signIn, returnTo)} className={buttonClasses('primary')}>
        {t(texts, 'screens.go.signIn')}
      </Link>
      <Link to={withReturnTo(authPaths.signUp, returnTo)} className={buttonClasses('secondary')}>
        {t(texts, 'screens.go.signUp')}
      </Link>
    </AccessNotice>
  );
}

function NoAccess({ name }: Pick<Props, 'name'>) {
  return (
    <AccessNotice name={name} text={t(texts, 'screens.noAccess')}>
      <Link to={paths.builder.getHref()} className={buttonClasses('primary')}>
        {t(texts, 'screens.go.builder')}
      </Link>
    </AccessNotice>
  );
}

type CalloutProps = Props & { readonly text: string };

function AccessNotice({ name, text, children }: CalloutProps) {
  return (
    <div className="mx-auto grid w-full max-w-xl grow content-center gap-4 p-6">
      <h1 className="text-title font-semibold" tabIndex={-1}>
        {namePage(name)}
      </h1>
      <p className="text-read text-n11">{text}</p>
      <p className="flex flex-wrap gap-2">{children}</p>
    </div>
  );
}
