import type { ReactNode } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import type { Form, FormRefusal } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import type { ContractError, ErrorCode } from '#shared/contract/errors.ts';
import { useAccountDependencies } from '../session/dependencies.tsx';

type AuthPageProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Ways to other pages. */
  readonly footer?: ReactNode;
};

/** A page with one thing to do. */
export function AuthPage({ title, lead, children, footer }: AuthPageProps) {
  return (
    <div className="mx-auto grid w-full max-w-md grow content-center gap-5 p-4 sm:p-6">
      <header className="grid gap-1">
        <h1 className="text-title font-semibold" tabIndex={-1}>
          {title}
        </h1>
        {lead === undefined ? null : <p className="text-read break-words text-n11">{lead}</p>}
      </header>
      {children}
      {footer === undefined ? null : (
        <footer className="flex flex-wrap gap-x-4 gap-y-2 border-t border-n6 pt-4 text-ui">{footer}</footer>
      )}
    </div>
  );
}

export const formClass = 'grid gap-4 rounded-panel border border-n6 bg-n2 p-4 sm:p-5';
export const linkClass =
  'font-medium text-accent-11 underline underline-offset-2 hover:text-n12 pointer-coarse:inline-block pointer-coarse:min-h-6';

/** Without a connection: what does not work now, and what does. */
export function OfflineNote() {
  const { isOnline } = useAccountDependencies();
  return isOnline ? null : <Callout tone="warning">{t(texts, 'account.offline.note')}</Callout>;
}

/** Why something cannot be changed now; undefined while there is a connection. */
export const useOfflineReason = (): string | undefined =>
  useAccountDependencies().isOnline ? undefined : t(texts, 'account.offline.reason');

/** While nobody can create an account: why. */
export function ClosedNote() {
  const { closedReason } = useAccountDependencies();
  return closedReason === undefined ? null : <Callout tone="warning">{closedReason}</Callout>;
}

type SubmitProps = {
  readonly isBusy: boolean;
  readonly children: string;
  /** Why it cannot be used now. */
  readonly reason?: string | undefined;
  readonly variant?: 'primary' | 'secondary' | 'danger';
};

export function SubmitButton({ isBusy, reason, children, variant = 'primary' }: SubmitProps) {
  return (
    <Button type="submit" variant={variant} isBusy={isBusy} reason={reason} className="justify-self-start">
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

/** Puts a refusal beside the field it is about, by its code; the others are about the whole form. */
export function refuseBy<Name extends string>(
  error: ContractError,
  fields: Readonly<Partial<Record<ErrorCode, Name>>> = {}
): NonNullable<FormRefusal<Name>> {
  const field = fields[error.code];
  if (field === undefined) return { problem: translateError(error) };
  const problems: Partial<Record<Name, string>> = {};
  problems[field] = translateError(error);
  return { problems };
}
