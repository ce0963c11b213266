import { adminReasonLength } from '#shared/contract/cloud/admin/users.ts';
import type { PlatformSetting } from '#shared/contract/cloud/admin/settings.ts';
import { isValidSetting, platformSettingBounds } from '#shared/domain/market/platform-settings.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/admin-settings.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { TextArea, TextInput } from '#renderer/ui/fields/text-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { ReplaySummary } from './replay-summary.tsx';
import { formatSetting, readSetting, writeSetting } from './setting-values.ts';
import { useReplay, useSettingChanges } from './settings-queries.ts';

type Props = { readonly setting: PlatformSetting; readonly onClose: () => void };

/** Takes a new value, shows what it would have done, and schedules it. */
export function ScheduleDialog({ setting, onClose }: Props) {
  const { name } = setting;
  const bounds = writeBounds(name);
  const form = useScheduleForm(setting, onClose);
  const replay = useReplay(name, readSetting(name, form.values.value));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, `admin-settings.name.${name}`)}
      description={t(texts, `admin-settings.text.${name}`)}
    >
      <form {...form.formProps} className="grid gap-4 text-ui">
        <FormProblem problem={form.problem} />
        <FormField
          name="value"
          label={t(texts, 'admin-settings.newValue')}
          hint={t(texts, 'admin-settings.bounds', bounds)}
          problem={form.problems.value}
        >
          {(control) => (
            <TextInput {...control} {...form.bind('value')} inputMode="decimal" className="max-w-40" />
          )}
        </FormField>
        <Replay replay={replay} />
        <FormField
          name="from"
          label={t(texts, 'admin-settings.from')}
          hint={t(texts, 'admin-settings.fromHint')}
          problem={form.problems.from}
        >
          {(control) => <TextInput {...control} {...form.bind('from')} type="date" className="max-w-60" />}
        </FormField>
        <FormField name="reason" label={t(texts, 'admin-settings.reason')} problem={form.problems.reason}>
          {(control) => (
            <TextArea {...control} {...form.bind('reason')} rows={3} maxLength={adminReasonLength.max} />
          )}
        </FormField>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t(texts, 'admin-settings.close')}</Button>
          <Button
            type="submit"
            variant="primary"
            isBusy={form.isBusy}
            reason={replay.data === undefined ? t(texts, 'admin-settings.replay.waitingForValue') : undefined}
          >
            {t(texts, 'admin-settings.schedule')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Replay({ replay }: { readonly replay: ReturnType<typeof useReplay> }) {
  const missing = replay.isError ? 'admin-settings.replay.failed' : 'admin-settings.replay.waitingForValue';
  return (
    <section aria-live="polite" className="grid gap-1">
      <h3 className="font-medium">{t(texts, 'admin-settings.replay')}</h3>
      {replay.data === undefined ? (
        <p className="text-n11">{t(texts, missing)}</p>
      ) : (
        <ReplaySummary replay={replay.data} />
      )}
    </section>
  );
}

function writeBounds(name: PlatformSetting['name']) {
  const { min, max } = platformSettingBounds[name];
  return { min: formatSetting(name, min), max: formatSetting(name, max) };
}

function useScheduleForm({ name, value: current }: PlatformSetting, onDone: () => void) {
  const { notify, now } = useAdminDependencies();
  const change = useSettingChanges();
  return useForm<'value' | 'from' | 'reason'>({
    initial: { value: writeSetting(name, current), from: '', reason: '' },
    check: ({ value, from, reason }) => ({
      ...(isValidSetting(name, readSetting(name, value))
        ? {}
        : { value: t(texts, 'admin-settings.outOfBounds', writeBounds(name)) }),
      ...(from !== '' && Date.parse(from) <= now() ? { from: t(texts, 'admin-settings.past') } : {}),
      ...(reason.trim().length < adminReasonLength.min
        ? { reason: t(texts, 'admin-settings.reasonShort', { count: adminReasonLength.min }) }
        : {})
    }),
    async send({ value, from, reason }) {
      const effectiveAt = from === '' ? null : Date.parse(from);
      const answer = await change((platformSettings) =>
        platformSettings.schedule({ name, value: readSetting(name, value), effectiveAt, reason })
      );
      if (!answer.ok) return { problem: translateError(answer.error) };
      notify({ type: 'success', title: t(texts, 'admin-settings.scheduled') });
      onDone();
      return null;
    }
  });
}
