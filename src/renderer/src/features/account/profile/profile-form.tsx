import { Plus } from 'lucide-react';
import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { type Form, useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { TextArea, TextInput } from '#renderer/ui/fields/text-input.tsx';
import { type ProfileDraft, ProfileLink } from '#shared/domain/people/account.ts';
import { checkDisplayName, checkUsername, listProblems } from '../form/check-fields.ts';
import { useAccount, useAccountDependencies } from '../session/dependencies.tsx';
import { refuseBy, SubmitButton } from '../form/form-parts.tsx';
import { DisplayNameField, UsernameField } from '../form/account-fields.tsx';

// The profile as a form's texts and back. Links are rows, and a row left empty is no link.

const linkRows = [0, 1, 2, 3, 4] as const;
type Row = (typeof linkRows)[number];
export type ProfileField = 'displayName' | 'username' | 'bio' | `label${Row}` | `url${Row}`;
export type ProfileTexts = Readonly<Record<ProfileField, string>>;

const maxBioLength = 1000;

export function toTexts({ username, displayName, bio, links }: ProfileDraft): ProfileTexts {
  const none = { label: '', url: '' };
  const [a = none, b = none, c = none, d = none, e = none] = links;
  return {
    displayName,
    username,
    bio,
    label0: a.label,
    url0: a.url,
    label1: b.label,
    url1: b.url,
    label2: c.label,
    url2: c.url,
    label3: d.label,
    url3: d.url,
    label4: e.label,
    url4: e.url
  };
}

const isUsed = (values: ProfileTexts, row: Row): boolean =>
  values[`label${row}`].trim() !== '' || values[`url${row}`].trim() !== '';

/** Most people leave the scheme out. */
const completeUrl = (url: string): string =>
  url.trim() === '' || /^[a-z]+:/i.test(url.trim()) ? url.trim() : `https://${url.trim()}`;

const readLink = (values: ProfileTexts, row: Row) => ({
  label: values[`label${row}`].trim(),
  url: completeUrl(values[`url${row}`])
});

export function toDraft(values: ProfileTexts): ProfileDraft {
  return {
    username: values.username,
    displayName: values.displayName.trim(),
    bio: values.bio,
    links: linkRows.filter((row) => isUsed(values, row)).map((row) => readLink(values, row))
  };
}

export function checkProfile(values: ProfileTexts): Partial<Record<ProfileField, string>> {
  const used = linkRows.filter((row) => isUsed(values, row));
  const links = used.flatMap((row) => {
    const { label, url } = readLink(values, row);
    return [
      [
        `label${row}`,
        ProfileLink.shape.label.safeParse(label).success ? undefined : t(texts, 'account.link.noLabel')
      ],
      [`url${row}`, ProfileLink.shape.url.safeParse(url).success ? undefined : t(texts, 'account.link.noUrl')]
    ];
  });
  const isTooLong = values.bio.length > maxBioLength;
  return listProblems<ProfileField>({
    displayName: checkDisplayName(values.displayName),
    username: checkUsername(values.username),
    bio: isTooLong ? t(texts, 'account.bio.tooLong', { count: maxBioLength }) : undefined,
    ...Object.fromEntries(links)
  });
}

/** The form of the public profile. */
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
