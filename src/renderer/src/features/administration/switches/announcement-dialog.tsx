import { adminReasonLength } from '#shared/contract/cloud/admin/users.ts';
import { isValidTime, maxAnnouncementLength } from '#shared/domain/activity/announcement.ts';
import { readLocalTime, writeLocalTime } from '#renderer/lib/messages/local-time.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { type Form, useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/admin-switches.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';
import { TextArea, TextInput } from '#renderer/ui/fields/text-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { useAdminAct } from '../frame/use-admin-act.ts';
import { announcementsKey } from './announcement-item.tsx';

type Name = 'en' | 'es' | 'tone' | 'from' | 'until' | 'reason';

const dayMs = 86_400_000;

/** Writes an announcement in both languages and publishes it for a time. */
export function AnnouncementDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useAnnouncementForm(onClose);
  const tones = (['information', 'warning'] as const).map((value) => ({
    value,
    label: t(texts, `admin-switches.tone.${value}`)
  }));
  return (
    <Dialog isOpen onClose={onClose} title={t(texts, 'admin-switches.announce')}>
      <form {...form.formProps} className="grid gap-4 text-ui">
        <FormProblem problem={form.problem} />
        <Segmented
          label={t(texts, 'admin-switches.tone')}
          value={form.values.tone === 'warning' ? 'warning' : 'information'}
          options={tones}
          onChange={(tone) => form.set('tone', tone)}
        />
        {(['en', 'es'] as const).map((name) => (
          <FormField
            key={name}
            name={name}
            label={t(texts, `admin-switches.text.${name}`)}
            problem={form.problems[name]}
          >
            {(control) => (
              <TextArea
                {...control}
                {...form.bind(name)}
                rows={2}
                lang={name}
                maxLength={maxAnnouncementLength}
              />
            )}
          </FormField>
        ))}
        <Times form={form} />
        <FormField name="reason" label={t(texts, 'admin-switches.reason')} problem={form.problems.reason}>
          {(control) => (
            <TextArea {...control} {...form.bind('reason')} rows={2} maxLength={adminReasonLength.max} />
          )}
        </FormField>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t(texts, 'admin-switches.close')}</Button>
          <Button type="submit" variant="primary" isBusy={form.isBusy}>
            {t(texts, 'admin-switches.publish')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Times({ form }: { readonly form: Form<Name> }) {
  return (
    <div className="flex flex-wrap gap-4">
      {(['from', 'until'] as const).map((name) => (
        <FormField
          key={name}
          name={name}
          label={t(texts, `admin-switches.${name}`)}
          hint={name === 'from' ? t(texts, 'admin-switches.fromHint') : undefined}
          problem={form.problems[name]}
        >
          {(control) => <TextInput {...control} {...form.bind(name)} type="datetime-local" />}
        </FormField>
      ))}
    </div>
  );
}

function useAnnouncementForm(onClose: () => void): Form<Name> {
  const { announcements, notify, now, reloadPlatformState } = useAdminDependencies();
  const act = useAdminAct(announcementsKey);
  return useForm<Name>({
    initial: {
      en: '',
      es: '',
      tone: 'information',
      from: '',
      until: writeLocalTime(now() + dayMs),
      reason: ''
    },
    check: (values) => checkAnnouncement(values, now()),
    async send({ en, es, tone, from, until, reason }) {
      const answer = await act(() =>
        announcements.publish({
          tone: tone === 'warning' ? 'warning' : 'information',
          texts: { en, es },
          startsAt: readLocalTime(from),
          endsAt: readLocalTime(until) ?? 0,
          reason
        })
      );
      if (!answer.ok) return { problem: translateError(answer.error) };
      void reloadPlatformState();
      notify({ type: 'success', title: t(texts, 'admin-switches.published') });
      onClose();
      return null;
    }
  });
}

function checkAnnouncement(
  { en, es, from, until, reason }: Readonly<Record<Name, string>>,
  now: number
): Partial<Record<Name, string>> {
  const time = { startsAt: readLocalTime(from) ?? now, endsAt: readLocalTime(until) ?? 0 };
  const missing = t(texts, 'admin-switches.textMissing');
  return {
    ...(en.trim() === '' ? { en: missing } : {}),
    ...(es.trim() === '' ? { es: missing } : {}),
    ...(isValidTime(time, now) ? {} : { until: t(texts, 'admin-switches.untilWrong') }),
    ...(reason.trim().length < adminReasonLength.min
      ? { reason: t(texts, 'admin-switches.reasonShort', { count: adminReasonLength.min }) }
      : {})
  };
}
