import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { AuthPage, formClass, OfflineNote, refuseBy, SubmitButton } from '../form/form-parts.tsx';
import { authPaths } from '../session/auth-paths.ts';
import { checkNewPassword, listProblems } from '../form/check-fields.ts';
import { signInPathAfterMail } from '../session/sign-up-return.ts';
import { useAccountDependencies } from '../session/dependencies.tsx';
import { NewPasswordField } from '../form/account-fields.tsx';
import { AuthLink } from './auth-link.tsx';
import { RequestFactorRecovery } from './factor-recovery.tsx';

type Props = {
  /** Of the mail's link. */
  readonly token: string;
  /** True for the first password of a new account. */
  readonly isFirst?: boolean;
};

export function ChoosePassword({ token, isFirst = false }: Props) {
  const { account, store } = useAccountDependencies();
  const [done, setDone] = useState<{ readonly hasSecondFactor: boolean } | null>(null);
  const form = useForm<'password'>({
    initial: { password: '' },
    check: ({ password }) => listProblems({ password: checkNewPassword(password, []) }),
    async send({ password }) {
      const answer = await account.resetPassword({ token, password });
      if (!answer.ok) {
        return refuseBy(answer.error, { password_too_common: 'password', password_too_personal: 'password' });
      }
      setDone(answer.value);
      void store.getState().load();
      return null;
    }
  });
  if (done !== null) {
    return <PasswordChosen token={token} isFirst={isFirst} hasSecondFactor={done.hasSecondFactor} />;
  }
  return (
    <AuthPage
      title={t(texts, isFirst ? 'account.first.title' : 'account.reset.choose')}
      lead={t(texts, isFirst ? 'account.first.lead' : 'account.reset.chooseLead')}
      footer={<AuthLink to={authPaths.signIn}>{t(texts, 'account.signIn.back')}</AuthLink>}
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
        <SubmitButton isBusy={form.isBusy}>
          {t(texts, isFirst ? 'account.first.do' : 'account.password.change')}
        </SubmitButton>
      </form>
    </AuthPage>
  );
}

type ChosenProps = Required<Props> & { readonly hasSecondFactor: boolean };

function PasswordChosen({ token, isFirst, hasSecondFactor }: ChosenProps) {
  const { now } = useAccountDependencies();
  return (
    <AuthPage title={t(texts, isFirst ? 'account.first.done' : 'account.reset.done')}>
      <Callout tone="success" isLive>
        {t(texts, isFirst ? 'account.first.doneText' : 'account.reset.doneText')}
      </Callout>
      <AuthLink to={signInPathAfterMail(now())} className={`${buttonClasses('primary')} justify-self-start`}>
        {t(texts, 'account.signIn.do')}
      </AuthLink>
      {hasSecondFactor ? <RequestFactorRecovery token={token} /> : null}
    </AuthPage>
  );
}
