import { useEffect } from 'react';
import { type ErrorCode, errorMessages } from '#shared/contract/errors.ts';
import { say } from '#renderer/lib/messages/say.ts';
import { Link, useLocation, useSearchParams } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/account.json';
import { paths } from '#shared/contract/paths.ts';
import { sayError } from '#renderer/messages/names.ts';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { useAccountState, useAccountDependencies } from './dependencies.tsx';
import { AuthPage } from './auth-page.tsx';
import { authPaths } from './auth-paths.ts';

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
  const code = query.get('problem') ?? '';
  useEffect(() => void store.getState().load(), [store]);
  const refusal = isErrorCode(code) ? { code, message: errorMessages[code] } : problem;
  if (account !== null && refusal === null) {
    return (
      <AuthPage title={say(texts, 'account.returned.title')}>
        <Notice tone="success" isLive>
          {say(texts, 'account.returned.text', { name: account.profile.displayName })}
        </Notice>
        <p className="flex flex-wrap gap-2">
          <Link to={paths.myProfile.getHref()} className={buttonClasses('primary')}>
            {say(texts, 'account.profile.go')}
          </Link>
          <Link to={paths.builder.getHref()} className={buttonClasses('secondary')}>
            {say(texts, 'account.goToBuilder')}
          </Link>
        </p>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={say(texts, 'account.returned.failed')}>
      <FormProblem problem={refusal === null ? say(texts, 'account.returned.nobody') : sayError(refusal)} />
      <Link to={authPaths.signIn} className={`${buttonClasses('primary')} justify-self-start`}>
        {say(texts, 'account.signIn.again')}
      </Link>
    </AuthPage>
  );
}
