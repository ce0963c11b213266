import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useLocation, useNavigate, useSearchParams } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/account.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import type { ContractError } from '#shared/contract/errors.ts';
import { paths } from '#shared/contract/paths.ts';
import type { Account } from '#shared/domain/people/account.ts';
import { AuthPage, OfflineNote } from '../form/form-parts.tsx';
import { authPaths, withReturnTo } from '../session/auth-paths.ts';
import { clearSignUpReturn, readSignUpReturn, signInPathAfterMail } from '../session/sign-up-return.ts';
import { useAccountDependencies } from '../session/dependencies.tsx';
import { AuthLink } from './auth-link.tsx';
import { ChoosePassword } from './choose-password.tsx';

/** The target of a mailed link. Mail scanners open links, so a person has to confirm. */
export function VerifyAddress() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { account, store } = useAccountDependencies();
  const enter = useEnterNewAccount();
  const [confirmed, setConfirmed] = useState<{ readonly isPasswordWanted: boolean } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ContractError | null>(null);
  const confirm = async () => {
    setIsBusy(true);
    const answer = await account.verifyEmail({ token });
    setIsBusy(false);
    setError(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    if (answer.value.account !== null) return enter(answer.value.account);
    setConfirmed(answer.value);
    void store.getState().load();
  };
  if (confirmed?.isPasswordWanted === true) return <ChoosePassword token={token} isFirst />;
  if (confirmed !== null) return <Confirmed />;
  // Only the account that asked for an address confirms it.
  if (error?.code === 'unauthenticated') return <SignInFirst text={t(texts, 'account.verify.signInFirst')} />;
  if (error?.code === 'forbidden') return <SignInFirst text={t(texts, 'account.verify.otherAccount')} />;
  const problem = error === null ? null : translateError(error);
  return (
    <AuthPage title={t(texts, 'account.verify.title')} lead={t(texts, 'account.verify.lead')}>
      <OfflineNote />
      <FormProblem problem={token === '' ? t(texts, 'account.verify.noToken') : problem} />
      <p className="flex flex-wrap gap-2">
        {token === '' ? null : (
          <Button variant="primary" isBusy={isBusy} onClick={() => void confirm()}>
            {t(texts, 'account.verify.do')}
          </Button>
        )}
        <Link to={authPaths.signUp} className={buttonClasses('secondary')}>
          {t(texts, 'account.signUp.go')}
        </Link>
      </p>
    </AuthPage>
  );
}

/** The browser that signed up is signed in by the link, and goes on where the sign-up was started. */
function useEnterNewAccount(): (account: Account) => void {
  const { store, notify, now } = useAccountDependencies();
  const navigate = useNavigate();
  return (account) => {
    const returnTo = readSignUpReturn(now()) ?? paths.myProfile.getHref();
    clearSignUpReturn();
    store.getState().take(account);
    const name = account.profile.displayName;
    notify({ type: 'success', title: t(texts, 'account.verified.welcome', { name }) });
    void navigate(returnTo, { replace: true });
  };
}

/** Signing in leads back here. */
function SignInFirst({ text }: { readonly text: string }) {
  const { pathname, search } = useLocation();
  return (
    <AuthPage title={t(texts, 'account.verify.title')}>
      <Callout tone="warning" isLive>
        {text}
      </Callout>
      <AuthLink
        to={withReturnTo(authPaths.signIn, `${pathname}${search}`)}
        className={`${buttonClasses('primary')} justify-self-start`}
      >
        {t(texts, 'account.signIn.do')}
      </AuthLink>
    </AuthPage>
  );
}

function Confirmed() {
  const { store, now } = useAccountDependencies();
  const isSignedIn = store.getState().account !== null;
  return (
    <AuthPage title={t(texts, 'account.verified.title')}>
      <Callout tone="success" isLive>
        {t(texts, isSignedIn ? 'account.verified.changed' : 'account.verified.text')}
      </Callout>
      <Link
        to={isSignedIn ? paths.myProfile.getHref() : signInPathAfterMail(now())}
        className={`${buttonClasses('primary')} justify-self-start`}
      >
        {t(texts, isSignedIn ? 'account.profile.go' : 'account.signIn.do')}
      </Link>
    </AuthPage>
  );
}
