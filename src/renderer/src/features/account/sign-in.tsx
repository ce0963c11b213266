import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useNavigate, useSearchParams } from '#renderer/lib/router.ts';
import { type FormRefusal, useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { paths } from '#shared/contract/paths.ts';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { useAccountDependencies } from './dependencies.tsx';
import { AuthPage, formClass, linkClass } from './auth-page.tsx';
import { authPaths } from './auth-paths.ts';
import { BrowserSignIn } from './browser-sign-in.tsx';
import { checkEmail, checkTyped, listProblems } from './check-fields.ts';
import { EmailField, OfflineNote, SubmitButton } from './form-parts.tsx';
import { OAuthButtons } from './oauth-buttons.tsx';
import { PasswordField } from './password-field.tsx';
import { refuseBy } from './map-refusal.ts';
import { readReturnTo, withReturnTo } from './return-to.ts';

type Fields = 'email' | 'password';

export function SignIn() {
  const { session } = useAccountDependencies();
  const returnTo = useReturnTo();
  const form = useForm<Fields>({
    initial: { email: '', password: '' },
    check: ({ email, password }) =>
      listProblems({ email: checkEmail(email), password: checkTyped(password) }),
    send: useSignIn(returnTo)
  });
  return (
    <AuthPage
      title={t(texts, 'account.signIn.title')}
      lead={t(texts, 'account.signIn.lead')}
      footer={
        <>
          <span>{t(texts, 'account.signIn.noAccount')}</span>
          <Link to={withReturnTo(authPaths.signUp, returnTo)} className={linkClass}>
            {t(texts, 'account.signUp.go')}
          </Link>
        </>
      }
    >
      <OfflineNote />
      <form {...form.formProps} className={formClass}>
        <FormProblem problem={form.problem} />
        <EmailField form={form} />
        <PasswordField
          {...form.bind('password')}
          name="password"
          label={t(texts, 'account.password')}
          problem={form.problems.password}
          action={
            <Link to={authPaths.reset} className={linkClass}>
              {t(texts, 'account.reset.go')}
            </Link>
          }
        />
        <SubmitButton isBusy={form.isBusy}>{t(texts, 'account.signIn.do')}</SubmitButton>
      </form>
      {session === null ? <OAuthButtons returnTo={returnTo} /> : <BrowserSignIn session={session} />}
    </AuthPage>
  );
}

export function useReturnTo(): string {
  const [query] = useSearchParams();
  return readReturnTo(query, paths.myProfile.getHref());
}

function useSignIn(returnTo: string) {
  const { account, store } = useAccountDependencies();
  const navigate = useNavigate();
  return async ({ email, password }: Readonly<Record<Fields, string>>): Promise<FormRefusal<Fields>> => {
    const answer = await account.signIn({ email: email.trim(), password });
    if (!answer.ok) return refuseBy(answer.error);
    if (answer.value.status === 'second_factor') {
      void navigate(withReturnTo(authPaths.secondStep, returnTo));
      return null;
    }
    store.getState().take(answer.value.account);
    void navigate(returnTo, { replace: true });
    return null;
  };
}
