import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { useSearchParams } from '#renderer/lib/router.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { AuthPage, EmailField, formClass, OfflineNote, refuseBy, SubmitButton } from '../form/form-parts.tsx';
import { authPaths } from '../session/auth-paths.ts';
import { checkEmail, listProblems } from '../form/check-fields.ts';
import { useAccountDependencies } from '../session/dependencies.tsx';
import { AuthLink } from './auth-link.tsx';
import { ChoosePassword } from './choose-password.tsx';

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
