import { adminReasonLength, noteLength, type UserDetails } from '#shared/contract/cloud/admin/users.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { type Form, useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/administration.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { TextArea, TextInput } from '#renderer/ui/fields/text-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { useAdminDependencies } from '../../frame/dependencies.tsx';
import { type ActName, dangerousActs, endingActs } from './act-rules.ts';
import { useAct } from './use-act.ts';

type Props = { readonly name: ActName; readonly user: UserDetails; readonly onClose: () => void };

/** Asks why, and carries the act out. What was typed stays where it is refused. */
export function ActDialog({ name, user, onClose }: Props) {
  const { notify } = useAdminDependencies();
  const act = useAct(user);
  const isNote = name === 'addNote';
  const { min, max } = isNote ? noteLength : adminReasonLength;
  const form = useForm<'reason' | 'until' | 'confirmation'>({
    initial: { reason: '', until: '', confirmation: '' },
    check: ({ reason, confirmation }) => ({
      ...(reason.trim().length < min
        ? { reason: t(texts, 'administration.act.tooShort', { count: min }) }
        : {}),
      ...(name === 'erase' && confirmation.trim() !== user.username
        ? { confirmation: t(texts, 'administration.act.notUsername') }
        : {})
    }),
    async send(values) {
      const answer = await act(name, { ...values, confirmation: values.confirmation.trim() });
      if (!answer.ok) return { problem: translateError(answer.error) };
      notify({ type: 'info', title: t(texts, `administration.act.done.${name}`) });
      onClose();
      return null;
    }
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, `administration.act.${name}`)}
      description={t(texts, `administration.act.text.${name}`, { name: user.displayName })}
    >
      <form {...form.formProps} className="grid gap-4">
        <FormProblem problem={form.problem} />
        <FormField
          name="reason"
          label={t(texts, isNote ? 'administration.act.note' : 'administration.act.reason')}
          hint={t(texts, isNote ? 'administration.act.noteHint' : 'administration.act.reasonHint')}
          problem={form.problems.reason}
        >
          {(control) => <TextArea {...control} {...form.bind('reason')} rows={3} maxLength={max} />}
        </FormField>
        {endingActs.has(name) ? <EndField form={form} /> : null}
        {name === 'erase' ? <UsernameField form={form} username={user.username} /> : null}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t(texts, 'administration.act.cancel')}</Button>
          <Button type="submit" variant={dangerousActs.has(name) ? 'danger' : 'primary'} isBusy={form.isBusy}>
            {t(texts, `administration.act.${name}`)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type ActForm = Form<'reason' | 'until' | 'confirmation'>;

function EndField({ form }: { readonly form: ActForm }) {
  return (
    <FormField
      name="until"
      label={t(texts, 'administration.act.until')}
      hint={t(texts, 'administration.act.untilHint')}
      problem={form.problems.until}
    >
      {(control) => <TextInput {...control} {...form.bind('until')} type="date" className="max-w-60" />}
    </FormField>
  );
}

function UsernameField({ form, username }: { readonly form: ActForm; readonly username: string }) {
  return (
    <FormField
      name="confirmation"
      label={t(texts, 'administration.act.typeUsername', { username })}
      problem={form.problems.confirmation}
    >
      {(control) => (
        <TextInput
          {...control}
          {...form.bind('confirmation')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      )}
    </FormField>
  );
}
