import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { useNavigate } from '#renderer/lib/router.ts';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import { type Form, useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { proposeUsername } from '#shared/domain/people/username.ts';
import {
  AuthPage,
  ClosedNote,
  EmailField,
  formClass,
  OfflineNote,
  refuseBy,
  SubmitButton
} from '../form/form-parts.tsx';
import { authPaths, withReturnTo } from '../session/auth-paths.ts';
import {
  checkDisplayName,
  checkEmail,
  checkNewPassword,
  checkUsername,
  listProblems
} from '../form/check-fields.ts';
import { keepSignUpReturn } from '../session/sign-up-return.ts';
import { useAccountDependencies } from '../session/dependencies.tsx';
import { DisplayNameField, NewPasswordField, UsernameField } from '../form/account-fields.tsx';
import { useReturnTo } from './sign-in.tsx';
import { AuthLink } from './auth-link.tsx';

type Props = { readonly email: string; readonly returnTo: string; readonly onBack: () => void };

/** After signing up: the way on is in a mail. Says the same whether or not the address had an account. */
function CheckMail({ email, returnTo, onBack }: Props) {
  const { account, session } = useAccountDependencies();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSentAgain, setIsSentAgain] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useGoOnOnceSignedIn(returnTo);
  const sendAgain = async () => {
    const answer = await account.requestVerification({ email });
    setProblem(answer.ok ? null : translateError(answer.error));
    setIsSentAgain(answer.ok);
  };
  return (
    <div className="mx-auto grid w-full max-w-md grow content-center gap-4 p-4 sm:p-6">
      <MailCheck aria-hidden size={28} className="text-accent-11" />
      <h1 ref={heading} className="text-title font-semibold" tabIndex={-1}>
        {t(texts, 'account.mail.title')}
      </h1>
      <p className="text-read break-words text-n11">{t(texts, 'account.mail.text', { email })}</p>
      <p className="text-read text-n11">
        {t(texts, session === null ? 'account.mail.sameBrowser' : 'account.mail.fromApp')}
      </p>
      <p className="text-read text-n11">{t(texts, 'account.mail.none')}</p>
      <FormProblem problem={problem} />
      {isSentAgain ? (
        <Callout tone="success" isLive>
          {t(texts, 'account.mail.sentAgain')}
        </Callout>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <AuthLink to={withReturnTo(authPaths.signIn, returnTo)} className={buttonClasses('primary')}>
          {t(texts, 'account.signIn.do')}
        </AuthLink>
        <Button onClick={() => void sendAgain()}>{t(texts, 'account.mail.again')}</Button>
        <Button variant="ghost" onClick={onBack}>
          {t(texts, 'account.mail.back')}
        </Button>
      </div>
    </div>
  );
}

/** The mail's link opens in another tab, which signs this browser in. */
function useGoOnOnceSignedIn(returnTo: string): void {
  const { store } = useAccountDependencies();
  const navigate = useNavigate();
  const isExpected = useSignedInHint();
  useEffect(() => {
    if (!isExpected) return;
    const goOn = async () => {
      await store.getState().load();
      if (store.getState().account !== null) void navigate(returnTo, { replace: true });
    };
    void goOn();
  }, [isExpected, store, navigate, returnTo]);
}

type Fields = 'email' | 'password' | 'username' | 'displayName';

export function SignUp() {
  const { session, now, closedReason } = useAccountDependencies();
  const returnTo = useReturnTo();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSignUpForm((email) => {
    keepSignUpReturn(returnTo, now());
    setSentTo(email);
  });
  if (sentTo !== null) return <CheckMail email={sentTo} returnTo={returnTo} onBack={() => setSentTo(null)} />;
  return (
    <AuthPage
      title={t(texts, 'account.signUp.title')}
      lead={t(texts, 'account.signUp.lead')}
      footer={
        <>
          <span>{t(texts, 'account.signUp.hasAccount')}</span>
          <AuthLink to={withReturnTo(authPaths.signIn, returnTo)}>{t(texts, 'account.signIn.do')}</AuthLink>
        </>
      }
    >
      <OfflineNote />
      <ClosedNote />
      <form {...form.formProps} className={formClass}>
        <FormProblem problem={form.problem} />
        <EmailField form={form} hint={t(texts, 'account.email.hint')} onBlur={() => offerUsername(form)} />
        {session === null ? (
          <NewPasswordField
            {...form.bind('password')}
            name="password"
            label={t(texts, 'account.password')}
            problem={form.problems.password}
            ownWords={[form.values.email, form.values.username, form.values.displayName]}
          />
        ) : (
          <p className="text-read text-n11">{t(texts, 'account.signUp.passwordLater')}</p>
        )}
        <UsernameField form={form} />
        <DisplayNameField form={form} hint={t(texts, 'account.displayName.hint')} />
        <SubmitButton isBusy={form.isBusy} reason={closedReason}>
          {t(texts, 'account.signUp.do')}
        </SubmitButton>
      </form>
    </AuthPage>
  );
}

/** It stands there before its field is gone to, so that what is typed then takes its place. */
function offerUsername({ values: { email, username }, set }: Form<Fields>): void {
  if (username === '' && checkEmail(email) === undefined) set('username', proposeUsername(email));
}

function useSignUpForm(onSent: (email: string) => void): Form<Fields> {
  const { account, session } = useAccountDependencies();
  // The app's link is followed in the browser, where a password from here would count for nothing.
  const asksPassword = session === null;
  return useForm<Fields>({
    initial: { email: '', password: '', username: '', displayName: '' },
    check: ({ email, password, username, displayName }) =>
      listProblems({
        email: checkEmail(email),
        password: asksPassword ? checkNewPassword(password, [email, username, displayName]) : undefined,
        username: checkUsername(username),
        displayName: checkDisplayName(displayName)
      }),
    async send({ email, password, username, displayName }) {
      const wanted = {
        email: email.trim(),
        ...(asksPassword ? { password } : {}),
        username,
        displayName: displayName.trim()
      };
      const answer = await account.signUp(wanted);
      if (!answer.ok) {
        return refuseBy(answer.error, {
          username_taken: 'username',
          password_too_common: 'password',
          password_too_personal: 'password'
        });
      }
      onSent(wanted.email);
      return null;
    }
  });
}
