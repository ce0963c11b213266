import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import { type Form, useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { proposeUsername } from '#shared/domain/people/username.ts';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { useAccountDependencies } from './dependencies.tsx';
import { AuthPage, formClass, linkClass } from './auth-page.tsx';
import { authPaths } from './auth-paths.ts';
import { CheckMail } from './check-inbox-page.tsx';
import {
  checkDisplayName,
  checkEmail,
  checkNewPassword,
  checkUsername,
  listProblems
} from './check-fields.ts';
import { EmailField, OfflineNote, SubmitButton } from './form-parts.tsx';
import { DisplayNameField, UsernameField } from './name-fields.tsx';
import { NewPasswordField } from './password-field.tsx';
import { refuseBy } from './map-refusal.ts';
import { withReturnTo } from './return-to.ts';
import { useReturnTo } from './sign-in.tsx';

type Fields = 'email' | 'password' | 'username' | 'displayName';

export function SignUp() {
  const returnTo = useReturnTo();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSignUpForm(setSentTo);
  if (sentTo !== null) return <CheckMail email={sentTo} onBack={() => setSentTo(null)} />;
  return (
    <AuthPage
      title={t(texts, 'account.signUp.title')}
      lead={t(texts, 'account.signUp.lead')}
      footer={
        <>
          <span>{t(texts, 'account.signUp.hasAccount')}</span>
          <Link to={withReturnTo(authPaths.signIn, returnTo)} className={linkClass}>
            {t(texts, 'account.signIn.do')}
          </Link>
        </>
      }
    >
      <OfflineNote />
      <form {...form.formProps} className={formClass}>
        <FormProblem problem={form.problem} />
        <EmailField form={form} hint={t(texts, 'account.email.hint')} onBlur={() => offerUsername(form)} />
        <NewPasswordField
          {...form.bind('password')}
          name="password"
          label={t(texts, 'account.password')}
          problem={form.problems.password}
          ownWords={[form.values.email, form.values.username, form.values.displayName]}
        />
        <UsernameField form={form} />
        <DisplayNameField form={form} hint={t(texts, 'account.displayName.hint')} />
        <SubmitButton isBusy={form.isBusy}>{t(texts, 'account.signUp.do')}</SubmitButton>
      </form>
    </AuthPage>
  );
}

/** It stands there before its field is gone to, so that what is typed then takes its place. */
function offerUsername({ values: { email, username }, set }: Form<Fields>): void {
  if (username === '' && checkEmail(email) === undefined) set('username', proposeUsername(email));
}

function useSignUpForm(onSent: (email: string) => void): Form<Fields> {
  const { account } = useAccountDependencies();
  return useForm<Fields>({
    initial: { email: '', password: '', username: '', displayName: '' },
    check: ({ email, password, username, displayName }) =>
      listProblems({
        email: checkEmail(email),
        password: checkNewPassword(password, [email, username, displayName]),
        username: checkUsername(username),
        displayName: checkDisplayName(displayName)
      }),
    async send({ email, password, username, displayName }) {
      const wanted = { email: email.trim(), password, username, displayName: displayName.trim() };
      const answer = await account.signUp(wanted);
      if (!answer.ok) {
        return refuseBy(answer.error, {
          username_taken: 'username',
          password_refused: 'password',
          password_personal: 'password'
        });
      }
      onSent(wanted.email);
      return null;
    }
  });
}
