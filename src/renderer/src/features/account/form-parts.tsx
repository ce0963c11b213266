import type { ReactNode } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import type { Form } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { Button } from '#renderer/ui/button.tsx';
import { FormField } from '#renderer/ui/form-field.tsx';
import { Callout } from '#renderer/ui/callout.tsx';
import { TextInput } from '#renderer/ui/text-input.tsx';
import { useAccountDependencies } from './dependencies.tsx';

/** Without a connection: what does not work now, and what does. */
export function OfflineNote() {
  const { isOnline } = useAccountDependencies();
  return isOnline ? null : <Callout tone="warning">{t(texts, 'account.offline.note')}</Callout>;
}

type SubmitProps = {
  readonly isBusy: boolean;
  readonly children: string;
  readonly variant?: 'primary' | 'secondary' | 'danger';
};

export function SubmitButton({ isBusy, children, variant = 'primary' }: SubmitProps) {
  return (
    <Button type="submit" variant={variant} isBusy={isBusy} className="justify-self-start">
      {children}
    </Button>
  );
}

type EmailProps = {
  readonly form: Pick<Form<'email'>, 'bind' | 'problems'>;
  readonly label?: string;
  readonly hint?: ReactNode;
  readonly onBlur?: () => void;
};

/** Password managers know an account by its address, so it is their user name. */
export function EmailField({ form, label = t(texts, 'account.email'), hint, onBlur }: EmailProps) {
  return (
    <FormField name="email" label={label} hint={hint} problem={form.problems.email}>
      {(control) => (
        <TextInput
          {...control}
          type="email"
          dir="ltr"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          onBlur={onBlur}
          {...form.bind('email')}
        />
      )}
    </FormField>
  );
}

type CodeProps = {
  readonly form: Pick<Form<'code'>, 'bind' | 'problems'>;
  readonly isRecovery?: boolean;
};

/** Six figures from an authenticator, or one of the codes that were kept. */
export function CodeField({ form, isRecovery = false }: CodeProps) {
  return (
    <FormField
      name="code"
      label={t(texts, isRecovery ? 'account.code.recovery' : 'account.code')}
      hint={t(texts, isRecovery ? 'account.code.recovery.hint' : 'account.code.hint')}
      problem={form.problems.code}
    >
      {(control) => (
        <TextInput
          {...control}
          {...form.bind('code')}
          dir="ltr"
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="off"
          spellCheck={false}
          maxLength={40}
          className="max-w-60 font-mono tracking-widest"
        />
      )}
    </FormField>
  );
}
