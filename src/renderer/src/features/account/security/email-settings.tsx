import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { useAccount, useAccountDependencies } from '../session/dependencies.tsx';
import { checkEmail, checkTyped, listProblems } from '../form/check-fields.ts';
import { EmailField, refuseBy, SubmitButton, useOfflineReason } from '../form/form-parts.tsx';
import { PasswordField } from '../form/account-fields.tsx';

/** The address in use, and another one once its mail's link was followed. */
export function EmailSettings() {
  const { email, hasPassword, isVerified, isUndeliverable } = useAccount();
  const [isOpen, setIsOpen] = useState(false);
  const reason = useOfflineReason();
  const [askedFor, setAskedFor] = useState<string | null>(null);
  return (
    <>
      <p className="text-read break-words">{email}</p>
      {isVerified && !isUndeliverable ? null : (
        <ConfirmAddress
          email={email}
          reason={isVerified ? 'account.email.undeliverable' : 'account.email.unchecked'}
          onAsked={() => setAskedFor(email)}
        />
      )}
      {askedFor === null ? null : (
        <Callout tone="success" isLive>
          {t(texts, 'account.email.asked', { email: askedFor })}
        </Callout>
      )}
      {!hasPassword ? (
        <p className="text-ui text-n11">{t(texts, 'account.email.needsPassword')}</p>
      ) : isOpen ? (
        <ChangeEmail
          onDone={(next) => {
            setAskedFor(next);
            setIsOpen(false);
          }}
          onCancel={() => setIsOpen(false)}
        />
      ) : (
        <Button className="justify-self-start" reason={reason} onClick={() => setIsOpen(true)}>
          {t(texts, 'account.email.change')}
        </Button>
      )}
    </>
  );
}

type ConfirmProps = {
  readonly email: string;
  readonly reason: 'account.email.unchecked' | 'account.email.undeliverable';
  readonly onAsked: () => void;
};

/** Another service told an address that nobody has shown to be theirs, or mail to it came back. */
function ConfirmAddress({ email, reason, onAsked }: ConfirmProps) {
  const { account } = useAccountDependencies();
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async () => {
    const answer = await account.requestVerification({ email });
    setProblem(answer.ok ? null : translateError(answer.error));
    if (answer.ok) onAsked();
  };
  return (
    <>
      <FormProblem problem={problem} />
      <Callout
        tone="warning"
        actions={<Button onClick={() => void ask()}>{t(texts, 'account.email.sendLink')}</Button>}
      >
        {t(texts, reason)}
      </Callout>
    </>
  );
}

type ChangeProps = { readonly onDone: (email: string) => void; readonly onCancel: () => void };

function ChangeEmail({ onDone, onCancel }: ChangeProps) {
  const { account } = useAccountDependencies();
  const form = useForm<'email' | 'password'>({
    initial: { email: '', password: '' },
    check: ({ email, password }) =>
      listProblems({ email: checkEmail(email), password: checkTyped(password) }),
    async send({ email, password }) {
      const answer = await account.changeEmail({ email: email.trim(), password });
      if (!answer.ok) return refuseBy(answer.error, { wrong_credentials: 'password' });
      onDone(email.trim());
      return null;
    }
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormProblem problem={form.problem} />
      <EmailField
        form={form}
        label={t(texts, 'account.email.new')}
        hint={t(texts, 'account.email.newHint')}
      />
      <PasswordField
        {...form.bind('password')}
        name="password"
        label={t(texts, 'account.password.current')}
        problem={form.problems.password}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton isBusy={form.isBusy}>{t(texts, 'account.email.change')}</SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          {t(texts, 'account.cancel')}
        </Button>
      </div>
    </form>
  );
}
