import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useSearchParams } from '#renderer/lib/router.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { Callout } from '#renderer/ui/callout.tsx';
import { useAccountDependencies } from './dependencies.tsx';
import { AuthPage, formClass, linkClass } from './auth-page.tsx';
import { authPaths } from './auth-paths.ts';
import { checkEmail, checkNewPassword, listProblems } from './check-fields.ts';
import { EmailField, OfflineNote, SubmitButton } from './form-parts.tsx';
import { NewPasswordField } from './password-field.tsx';
import { refuseBy } from './map-refusal.ts';

/** Without the mail's token it asks where to send one; with it, for the new password. */
export function ResetPassword() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  return token === '' ? <RequestResetMail /> : <ChoosePassword token={token} />;
}

const backToSignIn = () => (
  <Link to={authPaths.signIn} className={linkClass}>
    {t(texts, 'account.signIn.back')}
  </Link>
);

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
        return refuseBy(answer.error, { password_refused: 'password', password_personal: 'password' });
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
