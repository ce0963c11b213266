import { useEffect } from 'react';
import { type ErrorCode, errorMessages } from '#shared/contract/errors.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useLocation, useSearchParams } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/account.json';
import { paths } from '#shared/contract/paths.ts';
import { translateError } from '#renderer/messages/translated-names.ts';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { Callout } from '#renderer/ui/callout.tsx';
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
