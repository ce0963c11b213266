import { useState } from 'react';
import { say } from '#renderer/lib/messages/say.ts';
import { Link, useSearchParams } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/account.json';
import { paths } from '#shared/contract/paths.ts';
import { sayError } from '#renderer/messages/names.ts';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
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
    setProblem(answer.ok ? null : sayError(answer.error));
    setConfirmed(answer.ok ? answer.value : null);
    if (answer.ok) void store.getState().load();
  };
  if (confirmed?.isPasswordWanted === true) return <PasswordWanted token={token} />;
  if (confirmed !== null) return <Confirmed />;
  return (
    <AuthPage title={say(texts, 'account.verify.title')} lead={say(texts, 'account.verify.lead')}>
      <OfflineNote />
      <FormProblem problem={token === '' ? say(texts, 'account.verify.noToken') : problem} />
      <p className="flex flex-wrap gap-2">
        {token === '' ? null : (
          <Button variant="primary" isBusy={isBusy} onClick={() => void confirm()}>
            {say(texts, 'account.verify.do')}
          </Button>
        )}
        <Link to={authPaths.signUp} className={buttonClasses('secondary')}>
          {say(texts, 'account.signUp.go')}
        </Link>
      </p>
    </AuthPage>
  );
}

function Confirmed() {
  const { store } = useAccountDependencies();
  const isSignedIn = store.getState().account !== null;
  return (
    <AuthPage title={say(texts, 'account.verified.title')}>
      <Notice tone="success" isLive>
        {say(texts, isSignedIn ? 'account.verified.changed' : 'account.verified.text')}
      </Notice>
      <Link
        to={isSignedIn ? paths.myProfile.getHref() : authPaths.signIn}
        className={`${buttonClasses('primary')} justify-self-start`}
      >
        {say(texts, isSignedIn ? 'account.profile.go' : 'account.signIn.do')}
      </Link>
    </AuthPage>
  );
}

/** Several signed up with the address, so the link that was just followed serves to choose the password. */
function PasswordWanted({ token }: { readonly token: string }) {
  return (
    <AuthPage title={say(texts, 'account.verified.title')}>
      <Notice tone="info" isLive>
        {say(texts, 'account.verified.several')}
      </Notice>
      <Link
        to={`${authPaths.reset}?token=${encodeURIComponent(token)}`}
        className={`${buttonClasses('primary')} justify-self-start`}
      >
        {say(texts, 'account.verified.choose')}
      </Link>
    </AuthPage>
  );
}
