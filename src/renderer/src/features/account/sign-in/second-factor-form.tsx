import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { useNavigate } from '#renderer/lib/router.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { useAccountDependencies } from '../session/dependencies.tsx';
import { AuthPage, CodeField, formClass, OfflineNote, refuseBy, SubmitButton } from '../form/form-parts.tsx';
import { authPaths, withReturnTo } from '../session/auth-paths.ts';
import { checkCode, listProblems } from '../form/check-fields.ts';
import { useReturnTo } from './sign-in.tsx';
import { AuthLink } from './auth-link.tsx';

/** After the right password: the code of an authenticator, or one of those kept for its loss. */
export function SecondFactorForm() {
  const [isRecovery, setIsRecovery] = useState(false);
  const { account, store } = useAccountDependencies();
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const form = useForm<'code'>({
    initial: { code: '' },
    check: ({ code }) => listProblems({ code: checkCode(code) }),
    async send({ code }) {
      const answer = await account.confirmSignIn({
        code: code.trim(),
        kind: isRecovery ? 'recovery' : 'totp'
      });
      if (!answer.ok) {
        const isTooLate = answer.error.code === 'unauthenticated';
        return isTooLate
          ? { problem: t(texts, 'account.second.tooLate') }
          : refuseBy(answer.error, { wrong_code: 'code' });
      }
      store.getState().take(answer.value.account);
      void navigate(returnTo, { replace: true });
      return null;
    }
  });
  return (
    <AuthPage
      title={t(texts, 'account.second.title')}
      lead={t(texts, 'account.second.lead')}
      footer={
        <>
          <AuthLink to={withReturnTo(authPaths.signIn, returnTo)}>
            {t(texts, 'account.signIn.again')}
          </AuthLink>
          <AuthLink to={authPaths.reset}>{t(texts, 'account.second.lost')}</AuthLink>
        </>
      }
    >
      <OfflineNote />
      <form {...form.formProps} className={formClass}>
        <FormProblem problem={form.problem} />
        <CodeField form={form} isRecovery={isRecovery} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton isBusy={form.isBusy}>{t(texts, 'account.second.do')}</SubmitButton>
          <Button
            variant="ghost"
            onClick={() => {
              form.reset();
              setIsRecovery(!isRecovery);
            }}
          >
            {t(texts, isRecovery ? 'account.second.useCode' : 'account.second.useRecovery')}
          </Button>
        </div>
      </form>
    </AuthPage>
  );
}
