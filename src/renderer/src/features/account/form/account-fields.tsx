import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import type { Form } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { IconButton } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { measurePassword, minPasswordLength, type PasswordStrength } from './check-fields.ts';

type UsernameProps = {
  readonly form: Pick<Form<'username'>, 'bind' | 'problems'>;
  /** Without a connection nobody knows whether another one is free. */
  readonly isFixed?: boolean;
};

/** The name in addresses. */
export function UsernameField({ form, isFixed = false }: UsernameProps) {
  return (
    <FormField
      name="username"
      label={t(texts, 'account.username')}
      hint={t(texts, isFixed ? 'account.username.offline' : 'account.username.hint')}
      problem={form.problems.username}
    >
      {(control) => (
        <TextInput
          {...control}
          {...form.bind('username')}
          readOnly={isFixed}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={30}
        />
      )}
    </FormField>
  );
}

type DisplayNameProps = {
  readonly form: Pick<Form<'displayName'>, 'bind' | 'problems'>;
  readonly hint?: string;
};

/** The name that others read. */
export function DisplayNameField({ form, hint }: DisplayNameProps) {
  return (
    <FormField
      name="displayName"
      label={t(texts, 'account.displayName')}
      hint={hint}
      problem={form.problems.displayName}
    >
      {(control) => (
        <TextInput {...control} {...form.bind('displayName')} autoComplete="name" maxLength={60} />
      )}
    </FormField>
  );
}

type PasswordFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem?: string | undefined;
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
  readonly autoComplete?: 'current-password' | 'new-password';
};

/** A password that can be looked at, pasted and filled in by a password manager. */
export function PasswordField({
  name,
  label,
  value,
  onChange,
  problem,
  hint,
  action,
  autoComplete = 'current-password'
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FormField name={name} label={label} problem={problem} hint={hint} action={action}>
      {(control) => (
        <span className="flex gap-1">
          <TextInput
            {...control}
            type={isShown ? 'text' : 'password'}
            dir="ltr"
            autoComplete={autoComplete}
            autoCapitalize="off"
            spellCheck={false}
            maxLength={200}
            value={value}
            onChange={onChange}
          />
          <IconButton
            icon={isShown ? EyeOff : Eye}
            isPressed={isShown}
            label={t(texts, 'account.password.show')}
            onClick={() => setIsShown(!isShown)}
          />
        </span>
      )}
    </FormField>
  );
}

type NewPasswordProps = Omit<PasswordFieldProps, 'hint' | 'autoComplete' | 'action'> & {
  /** Words to be refused as a password, such as the username. */
  readonly ownWords: readonly string[];
};

/** Says in words how long it would stand. */
export function NewPasswordField({ ownWords, ...rest }: NewPasswordProps) {
  const strength = rest.value === '' ? null : measurePassword(rest.value, ownWords);
  const hint =
    strength === null
      ? t(texts, 'account.password.rule', { count: minPasswordLength })
      : describeStrength(strength);
  return (
    <PasswordField
      {...rest}
      autoComplete="new-password"
      // A text that is shown as the problem already is not repeated as the hint.
      hint={<span role="status">{hint === rest.problem ? '' : hint}</span>}
    />
  );
}

const describeStrength = (strength: PasswordStrength): string =>
  strength === 'short'
    ? t(texts, 'account.password.short', { count: minPasswordLength })
    : t(texts, `account.password.${strength}`);
