import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { contractError } from '#shared/contract/errors.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useNavigate, useSearchParams } from '#renderer/lib/router.ts';
import { expectSignIn } from '#renderer/lib/signed-in-hint.ts';
import { type FormRefusal, useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { paths } from '#shared/contract/paths.ts';
import type { Shell } from '#shared/contract/shell.ts';
import { AuthPage, EmailField, formClass, OfflineNote, refuseBy, SubmitButton } from '../form/form-parts.tsx';
import { authPaths, readReturnTo, withReturnTo } from '../session/auth-paths.ts';
import { checkEmail, checkTyped, listProblems } from '../form/check-fields.ts';
import { clearSignUpReturn } from '../session/sign-up-return.ts';
import { useAccountDependencies } from '../session/dependencies.tsx';
import { PasswordField } from '../form/account-fields.tsx';
import { AuthLink } from './auth-link.tsx';

const names: Readonly<Record<string, string>> = { google: 'Google', github: 'GitHub', discord: 'Discord' };

/** The other services that this server was given keys for; nothing where there are none. */
function OAuthButtons({ returnTo }: { readonly returnTo: string }) {
  const { account } = useAccountDependencies();
  const [problem, setProblem] = useState<string | null>(null);
  const { data: providers = [] } = useQuery({
    queryKey: ['account.listProviders'],
    queryFn: () => unwrap(account.listProviders())
  });
  if (providers.length === 0) return null;
  const enter = async (provider: string) => {
    const answer = await account.startProviderSignIn({ provider, returnTo });
    if (!answer.ok) return setProblem(translateError(answer.error));
    // Back here, whoever it is now is asked for; a refusal there takes the hint away again.
    expectSignIn();
    location.assign(answer.value.url);
  };
  return (
    <div className="grid gap-2">
      <FormProblem problem={problem} />
      {providers.map((provider) => (
        <Button key={provider} onClick={() => void enter(provider)}>
          {t(texts, 'account.provider.do', { name: names[provider] ?? provider })}
        </Button>
      ))}
    </div>
  );
}

type Described = { readonly server: string | null; readonly isPersistent: boolean };

/** On the desktop: signing in by the system's browser, and what to know of this device. */
function BrowserSignIn({ session }: { readonly session: Shell['session'] }) {
  const described = useDescribed(session);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOpened, setIsOpened] = useState(false);
  const open = async () => {
    const answer = await session.signInWithBrowser();
    setProblem(answer.ok ? null : translateError(answer.error));
    setIsOpened(answer.ok);
  };
  return (
    <div className="grid gap-3">
      <FormProblem problem={problem} />
      {isOpened ? (
        <Callout tone="info" isLive>
          {t(texts, 'account.browser.opened')}
        </Callout>
      ) : null}
      {described?.server === null ? (
        <Callout tone="warning">{translateError(contractError('no_server_configured'))}</Callout>
      ) : (
        <Button icon={ExternalLink} className="justify-self-start" onClick={() => void open()}>
          {t(texts, 'account.browser.do')}
        </Button>
      )}
      {described?.isPersistent === false ? (
        <Callout tone="warning">{t(texts, 'account.browser.notLasting')}</Callout>
      ) : null}
    </div>
  );
}

function useDescribed(session: Shell['session']): Described | null {
  const [described, setDescribed] = useState<Described | null>(null);
  useEffect(() => {
    void session.describe().then((answer) => setDescribed(answer.ok ? answer.value : null));
  }, [session]);
  return described;
}

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
          <AuthLink to={withReturnTo(authPaths.signUp, returnTo)}>{t(texts, 'account.signUp.go')}</AuthLink>
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
          action={<AuthLink to={authPaths.reset}>{t(texts, 'account.reset.go')}</AuthLink>}
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
    clearSignUpReturn();
    void navigate(returnTo, { replace: true });
    return null;
  };
}
