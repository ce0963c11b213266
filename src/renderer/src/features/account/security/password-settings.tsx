import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { useAccount, useAccountDependencies } from '../session/dependencies.tsx';
import { authPaths } from '../session/auth-paths.ts';
import { checkNewPassword, checkTyped, listProblems } from '../form/check-fields.ts';
import { refuseBy, SubmitButton, useOfflineReason } from '../form/form-parts.tsx';
import { NewPasswordField, PasswordField } from '../form/account-fields.tsx';

export function PasswordSettings() {
  const { hasPassword } = useAccount();
  const reason = useOfflineReason();
  const [isOpen, setIsOpen] = useState(false);
  if (!hasPassword) {
    return (
      <>
        <p className="text-ui text-n11">{t(texts, 'account.password.none')}</p>
        <Link to={authPaths.reset} className={`${buttonClasses('secondary')} justify-self-start`}>
          {t(texts, 'account.password.set')}
        </Link>
      </>
    );
  }
  return isOpen ? (
    <ChangePassword onClose={() => setIsOpen(false)} />
  ) : (
    <Button className="justify-self-start" reason={reason} onClick={() => setIsOpen(true)}>
      {t(texts, 'account.password.change')}
    </Button>
  );
}

function ChangePassword({ onClose }: { readonly onClose: () => void }) {
  const { email, profile } = useAccount();
  const { account, notify } = useAccountDependencies();
  const ownWords = [email, profile.username, profile.displayName];
  const form = useForm<'current' | 'next'>({
    initial: { current: '', next: '' },
    check: ({ current, next }) =>
      listProblems({ current: checkTyped(current), next: checkNewPassword(next, ownWords) }),
    async send({ current, next }) {
      const answer = await account.changePassword({ current, next });
      if (!answer.ok) {
        return refuseBy(answer.error, {
          wrong_credentials: 'current',
          password_too_common: 'next',
          password_too_personal: 'next'
        });
      }
      notify({ type: 'success', title: t(texts, 'account.password.changed') });
      onClose();
      return null;
    }
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormProblem problem={form.problem} />
      {/* A password manager wants to know whose password changes. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.bind('current')}
        name="current"
        label={t(texts, 'account.password.current')}
        problem={form.problems.current}
      />
      <NewPasswordField
        {...form.bind('next')}
        name="next"
        label={t(texts, 'account.password.new')}
        problem={form.problems.next}
        ownWords={ownWords}
      />
      <p className="text-label text-n11">{t(texts, 'account.password.endsOthers')}</p>
      <div className="flex flex-wrap gap-2">
        <SubmitButton isBusy={form.isBusy}>{t(texts, 'account.password.change')}</SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          {t(texts, 'account.cancel')}
        </Button>
      </div>
    </form>
  );
}
