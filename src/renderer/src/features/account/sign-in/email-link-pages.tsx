import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useSearchParams } from '#renderer/lib/router.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { paths } from '#shared/contract/paths.ts';
import { AuthPage, EmailField, formClass, OfflineNote, refuseBy, SubmitButton } from '../form/form-parts.tsx';
import { authPaths } from '../session/auth-paths.ts';
import { checkEmail, checkNewPassword, listProblems } from '../form/check-fields.ts';
import { useAccountDependencies } from '../session/dependencies.tsx';
import { NewPasswordField } from '../form/account-fields.tsx';
import { AuthLink } from './auth-link.tsx';

/** Without the mail's token it asks where to send one; with it, for the new password. */
export function ResetPassword() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  return token === '' ? <RequestResetMail /> : <ChoosePassword token={token} />;
}

const backToSignIn = () => <AuthLink to={authPaths.signIn}>{t(texts, 'account.signIn.back')}</AuthLink>;

function RequestResetMail() {
  const { account } = useAccountDependencies();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<'email'>({
    initial: { email: '' },
    check: ({ email }) => listProblems({ email: checkEmail(email) }),
    async send({ email }) {
      const answer = await account.requestReset({ email: email.trim() });
      if (!answer.ok) return refuseBy(answer.error);
      setSentTo(email.trim());
      return null;
    }
  });
  return (
    <AuthPage
      title={t(texts, 'account.reset.title')}
      lead={t(texts, 'account.reset.lead')}
      footer={backToSignIn()}
    >
      <OfflineNote />
      {sentTo === null ? null : (
        <Callout tone="success" isLive>
          {t(texts, 'account.reset.sent', { email: sentTo })}
        </Callout>
      )}
      <form {...form.formProps} className={formClass}>
        <FormProblem problem={form.problem} />
        <EmailField form={form} />
        <SubmitButton isBusy={form.isBusy}>{t(texts, 'account.reset.do')}</SubmitButton>
      </form>
    </AuthPage>
  );
}

function ChoosePassword({ token }: { readonly token: string }) {
  const { account, store } = useAccountDependencies();
  const [isDone, setIsDone] = useState(false);
  const form = useForm<'password'>({
    initial: { password: '' },
    check: ({ password }) => listProblems({ password: checkNewPassword(password, []) }),
    async send({ password }) {
      const answer = await account.resetPassword({ token, password });
      if (!answer.ok) {
        return refuseBy(answer.error, { password_too_common: 'password', password_too_personal: 'password' });
      }
      setIsDone(true);
      void store.getState().load();
      return null;
    }
  });
  if (isDone) {
    return (
      <AuthPage title={t(texts, 'account.reset.done')}>
        <Callout tone="success" isLive>
          {t(texts, 'account.reset.doneText')}
        </Callout>
        <Link to={authPaths.signIn} className={`${buttonClasses('primary')} justify-self-start`}>
          {t(texts, 'account.signIn.do')}
        </Link>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t(texts, 'account.reset.choose')}
      lead={t(texts, 'account.reset.chooseLead')}
      footer={backToSignIn()}
    >
      <OfflineNote />
      <form {...form.formProps} className={formClass}>
        <FormProblem problem={form.problem} />
        <NewPasswordField
          {...form.bind('password')}
          name="password"
          label={t(texts, 'account.password.new')}
          problem={form.problems.password}
          ownWords={[]}
        />
        <SubmitButton isBusy={form.isBusy}>{t(texts, 'account.password.change')}</SubmitButton>
      </form>
    </AuthPage>
  );
}

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
