import type { ReactNode } from 'react';
import { adminReasonLength } from '#shared/contract/cloud/admin/users.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import type { Result } from '#shared/kit/result.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/admin-switches.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';

type Props = {
  readonly title: string;
  readonly description?: ReactNode;
  /** The text of the button that carries it out. */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly size?: 's' | 'm' | 'l';
  /** Details of the action, above the reason. */
  readonly children?: ReactNode;
  /** Why it cannot be carried out yet. */
  readonly blockedBy?: string | undefined;
  readonly act: (reason: string) => Promise<Result<unknown, ContractError>>;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks why, and carries an act out. */
export function ReasonDialog({
  title,
  description,
  action,
  isDangerous = false,
  size = 'm',
  children,
  blockedBy,
  act,
  onDone,
  onClose
}: Props) {
  const form = useForm<'reason'>({
    initial: { reason: '' },
    check: ({ reason }) =>
      reason.trim().length < adminReasonLength.min
        ? { reason: t(texts, 'admin-switches.reasonShort', { count: adminReasonLength.min }) }
        : {},
    async send({ reason }) {
      const answer = await act(reason);
      if (!answer.ok) return { problem: translateError(answer.error) };
      onDone();
      onClose();
      return null;
    }
  });
  return (
    <Dialog isOpen size={size} onClose={onClose} title={title} description={description}>
      <form {...form.formProps} className="grid min-w-0 gap-4 text-ui">
        <FormProblem problem={form.problem} />
        {children}
        <FormField
          name="reason"
          label={t(texts, 'admin-switches.reason')}
          hint={t(texts, 'admin-switches.reasonHint')}
          problem={form.problems.reason}
        >
          {(control) => (
            <TextArea {...control} {...form.bind('reason')} rows={3} maxLength={adminReasonLength.max} />
          )}
        </FormField>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t(texts, 'admin-switches.close')}</Button>
          <Button
            type="submit"
            variant={isDangerous ? 'danger' : 'primary'}
            isBusy={form.isBusy}
            reason={blockedBy}
          >
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
