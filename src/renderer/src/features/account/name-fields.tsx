import { t } from '#renderer/lib/messages/translate.ts';
import type { Form } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { FormField } from '#renderer/ui/form-field.tsx';
import { TextInput } from '#renderer/ui/text-input.tsx';

type UsernameProps = { readonly form: Pick<Form<'username'>, 'bind' | 'problems'> };

/** The name in addresses. */
export function UsernameField({ form }: UsernameProps) {
  return (
    <FormField
      name="username"
      label={t(texts, 'account.username')}
      hint={t(texts, 'account.username.hint')}
      problem={form.problems.username}
    >
      {(control) => (
        <TextInput
          {...control}
          {...form.bind('username')}
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
