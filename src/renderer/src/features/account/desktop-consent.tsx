import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useLocation, useSearchParams } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/account.json';
import { paths } from '#shared/contract/paths.ts';
import { translateError } from '#renderer/messages/translated-names.ts';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { Callout } from '#renderer/ui/callout.tsx';
import { useAccount, useAccountState, useAccountDependencies } from './dependencies.tsx';
import { AuthPage, linkClass } from './auth-page.tsx';
import { authPaths } from './auth-paths.ts';
import { OfflineNote } from './form-parts.tsx';
import { withReturnTo } from './return-to.ts';

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
    const answer = await calls.allowDesktop({ challenge });
    if (!answer.ok) return setProblem(translateError(answer.error));
    const back = `reelwright://auth/callback?code=${encodeURIComponent(answer.value.code)}&state=${state}`;
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
