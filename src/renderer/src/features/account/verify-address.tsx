import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useSearchParams } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/account.json';
import { paths } from '#shared/contract/paths.ts';
import { translateError } from '#renderer/messages/translated-names.ts';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { Callout } from '#renderer/ui/callout.tsx';
import { useAccountDependencies } from './dependencies.tsx';
import { AuthPage } from './auth-page.tsx';
import { authPaths } from './auth-paths.ts';
import { OfflineNote } from './form-parts.tsx';

/** Where the link of a mail leads. Programs that look at mails open links too, so a person has to say yes. */
export function VerifyAddress() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { account, store } = useAccountDependencies();
  const [confirmed, setConfirmed] = useState<{ readonly isPasswordWanted: boolean } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async () => {
    setIsBusy(true);
    const answer = await account.verifyEmail({ token });
    setIsBusy(false);
    setProblem(answer.ok ? null : translateError(answer.error));
    setConfirmed(answer.ok ? answer.value : null);
    if (answer.ok) void store.getState().load();
  };
  if (confirmed?.isPasswordWanted === true) return <PasswordRequired token={token} />;
  if (confirmed !== null) return <Confirmed />;
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

function Confirmed() {
  const { store } = useAccountDependencies();
  const isSignedIn = store.getState().account !== null;
  return (
    <AuthPage title={t(texts, 'account.verified.title')}>
      <Callout tone="success" isLive>
        {t(texts, isSignedIn ? 'account.verified.changed' : 'account.verified.text')}
      </Callout>
      <Link
        to={isSignedIn ? paths.myProfile.getHref() : authPaths.signIn}
        className={`${buttonClasses('primary')} justify-self-start`}
      >
        {t(texts, isSignedIn ? 'account.profile.go' : 'account.signIn.do')}
      </Link>
    </AuthPage>
  );
}

/** Several signed up with the address, so the link that was just followed serves to choose the password. */
function PasswordRequired({ token }: { readonly token: string }) {
  return (
    <AuthPage title={t(texts, 'account.verified.title')}>
      <Callout tone="info" isLive>
        {t(texts, 'account.verified.several')}
      </Callout>
      <Link
        to={`${authPaths.reset}?token=${encodeURIComponent(token)}`}
        className={`${buttonClasses('primary')} justify-self-start`}
      >
        {t(texts, 'account.verified.choose')}
      </Link>
    </AuthPage>
  );
}
