import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useLocation, useSearchParams } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/account.json';
import { paths } from '#shared/contract/paths.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { AuthPage } from '../form/form-parts.tsx';
import { authPaths } from '../session/auth-paths.ts';
import { AccountProvider, useAccountDependencies, useAccountState } from '../session/dependencies.tsx';
import { AuthLinkContext } from './auth-link.tsx';
import { DesktopConsent, Returned } from './desktop-sign-in.tsx';
import { KeepSecondFactor } from './factor-recovery.tsx';
import { ResetPassword } from './reset-password.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignIn, useReturnTo } from './sign-in.tsx';
import { SignOutButton } from '../security/sign-out-button.tsx';
import { SignUp } from './sign-up.tsx';
import { VerifyAddress } from './verify-address.tsx';

const pages: Readonly<Record<string, ComponentType>> = {
  [authPaths.signIn]: () => (
    <UnlessSignedIn>
      <SignIn />
    </UnlessSignedIn>
  ),
  [authPaths.signUp]: () => (
    <UnlessSignedIn>
      <SignUp />
    </UnlessSignedIn>
  ),
  [authPaths.secondStep]: SecondFactorForm,
  [authPaths.verify]: VerifyAddress,
  [authPaths.reset]: ResetPassword,
  [authPaths.recovery]: KeepSecondFactor,
  [authPaths.desktop]: DesktopConsent,
  [authPaths.returned]: Returned
};

/** Signing in and up, and what mails and the desktop app lead to. */
export function AuthScreen() {
  return (
    <AccountProvider>
      <AuthPages />
    </AccountProvider>
  );
}

/**
 * The page that the address names; signing in for every other. A link shows its page with the click: the router draws
 * it in a transition, and what is typed into the form before it meanwhile would be lost.
 */
export function AuthPages() {
  const location = useLocation();
  const { store } = useAccountDependencies();
  const [followed, setFollowed] = useState<{ readonly from: object; readonly to: string } | null>(null);
  useEffect(() => void store.getState().load(), [store]);
  const show = (to: string) => setFollowed({ from: location, to });
  const pathname = followed?.from === location ? followed.to : location.pathname;
  const Page = pages[pathname.replace(/\/$/, '')] ?? pages[authPaths.signIn];
  return Page === undefined ? null : (
    <AuthLinkContext value={show}>
      <Page />
    </AuthLinkContext>
  );
}

/** Offers a signed-in person to continue. */
function UnlessSignedIn({ children }: { readonly children: ReactNode }) {
  const account = useAccountState((state) => state.account);
  const returnTo = useReturnTo();
  const [query] = useSearchParams();
  if (account === null) {
    return query.has('error') ? <Refused>{children}</Refused> : children;
  }
  return (
    <AuthPage
      title={t(texts, 'account.already.title')}
      lead={t(texts, 'account.already.text', { name: account.profile.displayName, email: account.email })}
    >
      <div className="flex flex-wrap gap-2">
        <Link to={returnTo} className={buttonClasses('primary')}>
          {t(texts, returnTo === paths.myProfile.getHref() ? 'account.profile.go' : 'account.already.goOn')}
        </Link>
        <SignOutButton />
      </div>
    </AuthPage>
  );
}

/** Another service sent the person back without letting them in. */
function Refused({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <div className="mx-auto w-full max-w-md px-4 pt-4 sm:px-6">
        <Callout tone="danger" isLive>
          {t(texts, 'account.provider.failed')}
        </Callout>
      </div>
      {children}
    </>
  );
}
