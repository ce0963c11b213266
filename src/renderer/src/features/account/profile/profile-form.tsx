import { Plus } from 'lucide-react';
import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { type Form, type FormRefusal, useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { TextArea, TextInput } from '#renderer/ui/fields/text-input.tsx';
import { type ProfileDraft, ProfileLink } from '#shared/domain/people/account.ts';
import { checkDisplayName, checkUsername, listProblems } from '../form/check-fields.ts';
import type { ReplicaRow } from '#shared/contract/device-sync.ts';
import { contractError, isErrorCode } from '#shared/contract/errors.ts';
import { ok } from '#shared/kit/result.ts';
import {
  ConflictChoice,
  useConflictsOf,
  useRefusedChange
} from '#renderer/feature-api/sync/conflict-choice.tsx';
import type { RefusedChange } from '#renderer/feature-api/sync-marks.ts';
import { useSyncedRows } from '#renderer/feature-api/sync/synced-rows.ts';
import { UnconfirmedMark } from '#renderer/feature-api/sync/unconfirmed-mark.tsx';
import { translateError } from '#renderer/messages/translated-names.ts';
import { useAccountDependencies } from '../session/dependencies.tsx';
import { refuseBy, SubmitButton } from '../form/form-parts.tsx';
import { DisplayNameField, UsernameField } from '../form/account-fields.tsx';
import { editProfile, type OwnProfile, readLinks, readProfile, withRefused } from './profile-rows.ts';

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

type Props = {
  /** As the server answered last; null while it has not. */
  readonly answered: OwnProfile | null;
};

/** The form of the public profile: as this device has it, or as the server says where it has not read it yet. */
export function ProfileForm({ answered }: Props) {
  const { data: rows, isLoading } = useSyncedRows('profiles');
  const row = rows?.[0];
  const kept = row === undefined ? undefined : readProfile(row.value);
  const profile = kept ?? answered;
  if (isLoading || profile === null) return null;
  const username = answered?.username ?? profile.username;
  return <LoadedForm key={row?.id} profile={{ ...profile, username }} row={kept && row} />;
}

type LoadedProps = { readonly profile: OwnProfile; readonly row: ReplicaRow | undefined };

function LoadedForm({ profile, row }: LoadedProps) {
  const { isOnline } = useAccountDependencies();
  const refused = useRefusedChange('profiles', row?.id ?? '');
  const [saved, setSaved] = useState<ProfileDraft>(profile);
  const save = useSaving(row);
  const form = useForm<ProfileField>({
    initial: toTexts(refused === undefined ? profile : withRefused(profile, refused.change)),
    check: checkProfile,
    async send(values) {
      const draft = toDraft(values);
      await refused?.dismiss();
      const problem = await save(refused === undefined ? saved : profile, draft);
      if (problem === null) setSaved(draft);
      return problem;
    }
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormProblem problem={refused === undefined ? form.problem : explainRefusal(refused)} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DisplayNameField form={form} />
        <UsernameField form={form} isFixed={!isOnline} />
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
      {row === undefined ? null : <ProfileConflicts id={row.id} form={form} />}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton isBusy={form.isBusy}>{t(texts, 'account.profile.save')}</SubmitButton>
        <UnconfirmedMark
          entity="profiles"
          id={row?.id ?? ''}
          label={t(texts, 'account.profile.unconfirmed')}
        />
      </div>
    </form>
  );
}

const explainRefusal = ({ refusal }: RefusedChange): string =>
  isErrorCode(refusal) ? translateError(contractError(refusal)) : t(texts, 'account.profile.refused');

/** Saves on this device, and a new username on the server, which alone knows whether it is free. */
function useSaving(row: ReplicaRow | undefined) {
  const { profiles, store, writeRows, isOnline, notify } = useAccountDependencies();
  return async (seen: ProfileDraft, made: ProfileDraft): Promise<FormRefusal<ProfileField>> => {
    const isSent = row === undefined || made.username !== seen.username;
    if (isSent) {
      const answer = await profiles.save(made);
      if (!answer.ok) return refuseBy(answer.error, { username_taken: 'username' });
      store.getState().take(answer.value);
    } else {
      const edit = editProfile(row, seen, made);
      const written = edit === undefined ? ok(undefined) : await writeRows([edit]);
      if (!written.ok) return refuseBy(written.error);
      const { account, take } = store.getState();
      if (account !== null) take({ ...account, profile: { ...account.profile, ...made } });
    }
    notify({
      type: 'success',
      title: t(texts, 'account.profile.saved'),
      ...(isSent || isOnline ? {} : { message: t(texts, 'account.profile.waits') })
    });
    return null;
  };
}

type ConflictProps = { readonly id: string; readonly form: Form<ProfileField> };

/** Another device's value of the same field, until the user has decided. */
function ProfileConflicts({ id, form }: ConflictProps) {
  const labels: Readonly<Record<string, string>> = {
    displayName: t(texts, 'account.displayName'),
    bio: t(texts, 'account.bio')
  };
  const use = (field: string | undefined, value: unknown) => {
    if (field === 'displayName' || field === 'bio') return form.set(field, String(value));
    const rows = toTexts({ username: '', displayName: '', bio: '', links: readLinks(value) });
    for (const row of linkRows) {
      form.set(`label${row}`, rows[`label${row}`]);
      form.set(`url${row}`, rows[`url${row}`]);
    }
  };
  return useConflictsOf('profiles', id).map((conflict) => (
    <ConflictChoice
      key={conflict.key}
      isOpen
      conflict={conflict}
      label={labels[conflict.path[0] ?? ''] ?? t(texts, 'account.links')}
      onUse={(value) => use(conflict.path[0], value)}
    />
  ));
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
