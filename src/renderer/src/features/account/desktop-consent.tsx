import { useState } from 'react';
import { say } from '#renderer/lib/messages/say.ts';
import { Link, useLocation, useSearchParams } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/account.json';
import { paths } from '#shared/contract/paths.ts';
import { sayError } from '#renderer/messages/names.ts';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
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
      <AuthPage title={say(texts, 'account.desktop.title')}>
        <FormProblem problem={say(texts, 'account.desktop.broken')} />
      </AuthPage>
    );
  }
  if (status === 'signed-in') return <Consent challenge={challenge} state={state} />;
  return (
    <AuthPage title={say(texts, 'account.desktop.title')} lead={say(texts, 'account.desktop.signInFirst')}>
      <OfflineNote />
      <Link
        to={withReturnTo(authPaths.signIn, `${pathname}${search}`)}
        className={`${buttonClasses('primary')} justify-self-start`}
      >
        {say(texts, 'account.signIn.do')}
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
    if (!answer.ok) return setProblem(sayError(answer.error));
    const back = `reelwright://auth/callback?code=${encodeURIComponent(answer.value.code)}&state=${state}`;
    setProblem(null);
    setLink(back);
    location.assign(back);
  };
  return (
    <AuthPage
      title={say(texts, 'account.desktop.title')}
      lead={say(texts, 'account.desktop.lead', { name: profile.displayName, email })}
    >
      <FormProblem problem={problem} />
      {link === null ? (
        <>
          <Notice tone="warning">{say(texts, 'account.desktop.warning')}</Notice>
          <p className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => void allow()}>
              {say(texts, 'account.desktop.do')}
            </Button>
            <Link to={paths.builder.getHref()} className={buttonClasses('secondary')}>
              {say(texts, 'account.desktop.refuse')}
            </Link>
          </p>
        </>
      ) : (
        <Notice tone="success" isLive>
          {say(texts, 'account.desktop.done')}{' '}
          <a href={link} className={linkClass}>
            {say(texts, 'account.desktop.open')}
          </a>
        </Notice>
      )}
    </AuthPage>
  );
}
