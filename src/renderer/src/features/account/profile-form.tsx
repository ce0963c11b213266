import { Plus } from 'lucide-react';
import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { type Form, useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { Button } from '#renderer/ui/button.tsx';
import { FormField } from '#renderer/ui/form-field.tsx';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { TextArea, TextInput } from '#renderer/ui/text-input.tsx';
import { useAccount, useAccountDependencies } from './dependencies.tsx';
import { SubmitButton } from './form-parts.tsx';
import { DisplayNameField, UsernameField } from './name-fields.tsx';
import { checkProfile, linkRows, type ProfileField, toDraft, toTexts } from './profile-fields.ts';
import { refuseBy } from './map-refusal.ts';

/** What everybody sees. */
export function ProfileForm() {
  const { profile } = useAccount();
  const { profiles, store, notify } = useAccountDependencies();
  const form = useForm<ProfileField>({
    initial: toTexts(profile),
    check: checkProfile,
    async send(values) {
      const answer = await profiles.save(toDraft(values));
      if (!answer.ok) return refuseBy(answer.error, { username_taken: 'username' });
      store.getState().take(answer.value);
      notify({ type: 'success', title: t(texts, 'account.profile.saved') });
      return null;
    }
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormProblem problem={form.problem} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DisplayNameField form={form} />
        <UsernameField form={form} />
      </div>
      <FormField
        name="bio"
        label={t(texts, 'account.bio')}
        hint={t(texts, 'account.bio.hint')}
        problem={form.problems.bio}
      >
        {(control) => <TextArea {...control} {...form.bind('bio')} rows={3} />}
      </FormField>
      <LinkRows form={form} />
      <SubmitButton isBusy={form.isBusy}>{t(texts, 'account.profile.save')}</SubmitButton>
    </form>
  );
}

function LinkRows({ form }: { readonly form: Form<ProfileField> }) {
  const filled = linkRows.filter(
    (row) => form.values[`label${row}`] !== '' || form.values[`url${row}`] !== ''
  );
  const [count, setCount] = useState(filled.length);
  const shown = linkRows.slice(0, Math.max(count, (filled.at(-1) ?? -1) + 1));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-ui font-medium">{t(texts, 'account.links')}</legend>
      {shown.map((row) => (
        <div key={row} className="grid gap-x-4 gap-y-2 sm:grid-cols-[1fr_2fr]">
          <FormField
            name={`label${row}`}
            label={t(texts, 'account.link.label', { number: row + 1 })}
            problem={form.problems[`label${row}`]}
          >
            {(control) => <TextInput {...control} {...form.bind(`label${row}`)} maxLength={40} />}
          </FormField>
          <FormField
            name={`url${row}`}
            label={t(texts, 'account.link.url', { number: row + 1 })}
            problem={form.problems[`url${row}`]}
          >
            {(control) => (
              <TextInput
                {...control}
                {...form.bind(`url${row}`)}
                type="url"
                dir="ltr"
                inputMode="url"
                autoComplete="url"
                maxLength={300}
              />
            )}
          </FormField>
        </div>
      ))}
      {shown.length === linkRows.length ? null : (
        <Button
          icon={Plus}
          variant="ghost"
          className="justify-self-start"
          onClick={() => setCount(shown.length + 1)}
        >
          {t(texts, 'account.link.add')}
        </Button>
      )}
    </fieldset>
  );
}
