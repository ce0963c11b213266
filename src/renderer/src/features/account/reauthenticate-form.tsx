import type { ContractError } from '#shared/contract/errors.ts';
import type { Result } from '#shared/kit/result.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { Button } from '#renderer/ui/button.tsx';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { checkTyped, listProblems } from './check-fields.ts';
import { SubmitButton } from './form-parts.tsx';
import { PasswordField } from './password-field.tsx';
import { refuseBy } from './map-refusal.ts';

type ReauthenticateFormProps<Value> = {
  /** A verb: what is done once the password was right. */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly prove: (password: string) => Promise<Result<Value, ContractError>>;
  readonly onDone: (value: Value) => void;
  readonly onCancel: () => void;
};

/** Asks for the password once more before something that only its owner may do. */
export function ReauthenticateForm<Value>(props: ReauthenticateFormProps<Value>) {
  const { action, isDangerous = false, prove, onDone, onCancel } = props;
  const form = useForm<'password'>({
    initial: { password: '' },
    check: ({ password }) => listProblems({ password: checkTyped(password) }),
    async send({ password }) {
      const answer = await prove(password);
      if (!answer.ok) return refuseBy(answer.error, { wrong_credentials: 'password' });
      onDone(answer.value);
      return null;
    }
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormProblem problem={form.problem} />
      <PasswordField
        {...form.bind('password')}
        name="password"
        label={t(texts, 'account.password.current')}
        problem={form.problems.password}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton variant={isDangerous ? 'danger' : 'primary'} isBusy={form.isBusy}>
          {action}
        </SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          {t(texts, 'account.cancel')}
        </Button>
      </div>
    </form>
  );
}
