import { useEffect, useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useLocation, useSearchParams } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/account.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { type ErrorCode, errorMessages } from '#shared/contract/errors.ts';
import { appLinks } from '#shared/contract/app-links.ts';
import { paths } from '#shared/contract/paths.ts';
import { AuthPage, linkClass, OfflineNote } from '../form/form-parts.tsx';
import { authPaths, withReturnTo } from '../session/auth-paths.ts';
import { useAccount, useAccountDependencies, useAccountState } from '../session/dependencies.tsx';

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorMessages, code);

/** Each return is looked at anew. */
export function Returned() {
  return <Outcome key={useLocation().key} />;
}

/** In the desktop app, back from the browser: how it went. Whoever links here finds only what is so anyway. */
function Outcome() {
  const { store } = useAccountDependencies();
  const { account, problem } = useAccountState((state) => state);
  const [query] = useSearchParams();
  const code = query.get('problem') ?? query.get('error') ?? '';
  useEffect(() => void store.getState().load(), [store]);
  const refusal = isErrorCode(code) ? { code, message: errorMessages[code] } : problem;
  if (account !== null && refusal === null) {
    return (
      <AuthPage title={t(texts, 'account.returned.title')}>
        <Callout tone="success" isLive>
          {t(texts, 'account.returned.text', { name: account.profile.displayName })}
        </Callout>
        <p className="flex flex-wrap gap-2">
          <Link to={paths.myProfile.getHref()} className={buttonClasses('primary')}>
            {t(texts, 'account.profile.go')}
          </Link>
          <Link to={paths.builder.getHref()} className={buttonClasses('secondary')}>
            {t(texts, 'account.goToBuilder')}
          </Link>
        </p>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t(texts, 'account.returned.failed')}>
      <FormProblem
        problem={refusal === null ? t(texts, 'account.returned.nobody') : translateError(refusal)}
      />
      <Link to={authPaths.signIn} className={`${buttonClasses('primary')} justify-self-start`}>
        {t(texts, 'account.signIn.again')}
      </Link>
    </AuthPage>
  );
}

const validChallenge = /^[A-Za-z0-9_-]{43}$/;
const validState = /^[A-Za-z0-9_-]{16,64}$/;

/** In the browser: the desktop app asks to sign in as whoever is signed in here. */
export function DesktopConsent() {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const status = useAccountState((state) => state.status);
  const challenge = query.get('challenge') ?? '';
  const state = query.get('state') ?? '';
  if (!validChallenge.test(challenge) || !validState.test(state)) {
    return (
      <AuthPage title={t(texts, 'account.desktop.title')}>
        <FormProblem problem={t(texts, 'account.desktop.broken')} />
      </AuthPage>
    );
  }
  if (status === 'signed-in') return <Consent challenge={challenge} state={state} />;
  return (
    <AuthPage title={t(texts, 'account.desktop.title')} lead={t(texts, 'account.desktop.signInFirst')}>
      <OfflineNote />
      <Link
        to={withReturnTo(authPaths.signIn, `${pathname}${search}`)}
        className={`${buttonClasses('primary')} justify-self-start`}
      >
        {t(texts, 'account.signIn.do')}
      </Link>
    </AuthPage>
  );
}

function Consent({ challenge, state }: { readonly challenge: string; readonly state: string }) {
  const { account: calls } = useAccountDependencies();
  const { profile, email } = useAccount();
  const [problem, setProblem] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const allow = async () => {
    const answer = await calls.authorizeDesktop({ challenge });
    if (!answer.ok) return setProblem(translateError(answer.error));
    const back = appLinks.signInReturn(answer.value.code, state);
    setProblem(null);
    setLink(back);
    location.assign(back);
  };
  return (
    <AuthPage
      title={t(texts, 'account.desktop.title')}
      lead={t(texts, 'account.desktop.lead', { name: profile.displayName, email })}
    >
      <FormProblem problem={problem} />
      {link === null ? (
        <>
          <Callout tone="warning">{t(texts, 'account.desktop.warning')}</Callout>
          <p className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => void allow()}>
              {t(texts, 'account.desktop.do')}
            </Button>
            <Link to={paths.builder.getHref()} className={buttonClasses('secondary')}>
              {t(texts, 'account.desktop.refuse')}
            </Link>
          </p>
        </>
      ) : (
        <Callout tone="success" isLive>
          {t(texts, 'account.desktop.done')}{' '}
          <a href={link} className={linkClass}>
            {t(texts, 'account.desktop.open')}
          </a>
        </Callout>
      )}
    </AuthPage>
  );
}
