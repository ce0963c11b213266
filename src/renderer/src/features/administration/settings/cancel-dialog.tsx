import { adminReasonLength } from '#shared/contract/cloud/admin/users.ts';
import type { PlatformSetting, SettingChange } from '#shared/contract/cloud/admin/settings.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/admin-settings.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { useSettingChanges } from './settings-queries.ts';

type Props = {
  readonly name: PlatformSetting['name'];
  readonly scheduled: SettingChange;
  readonly onClose: () => void;
};

/** Asks why a scheduled value is canceled. */
export function CancelDialog({ name, scheduled: { effectiveAt }, onClose }: Props) {
  const { notify } = useAdminDependencies();
  const change = useSettingChanges();
  const form = useForm<'reason'>({
    initial: { reason: '' },
    check: ({ reason }) =>
      reason.trim().length < adminReasonLength.min
        ? { reason: t(texts, 'admin-settings.reasonShort', { count: adminReasonLength.min }) }
        : {},
    async send({ reason }) {
      const answer = await change((platformSettings) =>
        platformSettings.cancel({ name, effectiveAt, reason })
      );
      if (!answer.ok) return { problem: translateError(answer.error) };
      notify({ type: 'success', title: t(texts, 'admin-settings.cancelled') });
      onClose();
      return null;
    }
  });
  return (
    <Dialog
      isOpen
      size="s"
      onClose={onClose}
      title={t(texts, 'admin-settings.cancelTitle')}
      description={t(texts, `admin-settings.name.${name}`)}
    >
      <form {...form.formProps} className="grid gap-4 text-ui">
        <FormProblem problem={form.problem} />
        <FormField name="reason" label={t(texts, 'admin-settings.reason')} problem={form.problems.reason}>
          {(control) => (
            <TextArea {...control} {...form.bind('reason')} rows={3} maxLength={adminReasonLength.max} />
          )}
        </FormField>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t(texts, 'admin-settings.close')}</Button>
          <Button type="submit" variant="danger" isBusy={form.isBusy}>
            {t(texts, 'admin-settings.cancelDo')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
