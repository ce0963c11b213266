import { adminReasonLength } from '#shared/contract/cloud/admin/users.ts';
import { findFirstDay, maxLegalTextLength } from '#shared/domain/market/legal/legal-text.ts';
import { formatIsoDay } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/admin-texts.json';
import { nameLegalText, translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { TextArea, TextInput } from '#renderer/ui/fields/text-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { useAdminAct } from '../frame/use-admin-act.ts';
import { TextDifference } from './text-difference.tsx';
import { legalTextsKey, type ManagedText } from './text-queries.ts';

type Props = { readonly text: ManagedText; readonly onClose: () => void };

/** Takes a new version in both languages, shows what it changes, and schedules it. */
export function PublishDialog({ text, onClose }: Props) {
  const { name, inForce } = text;
  const form = usePublishForm(text, onClose);
  const { en, es } = form.values;
  return (
    <Dialog
      isOpen
      size="l"
      onClose={onClose}
      title={t(texts, 'admin-texts.writeOf', { name: nameLegalText(name) })}
      description={t(texts, name === 'sellerTerms' ? 'admin-texts.dialogSellers' : 'admin-texts.dialog')}
    >
      <form {...form.formProps} className="grid min-w-0 gap-4 text-ui">
        <FormProblem problem={form.problem} />
        <TextFields form={form} />
        <section aria-live="polite" className="grid min-w-0 gap-2">
          <h3 className="font-medium">{t(texts, 'admin-texts.difference', { version: inForce.version })}</h3>
          <TextDifference before={inForce.texts} after={{ en, es }} />
        </section>
        <FormField
          name="from"
          label={t(texts, 'admin-texts.from')}
          hint={t(texts, 'admin-texts.fromHint')}
          problem={form.problems.from}
        >
          {(control) => <TextInput {...control} {...form.bind('from')} type="date" className="max-w-60" />}
        </FormField>
        <FormField name="reason" label={t(texts, 'admin-texts.reason')} problem={form.problems.reason}>
          {(control) => (
            <TextArea {...control} {...form.bind('reason')} rows={2} maxLength={adminReasonLength.max} />
          )}
        </FormField>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t(texts, 'admin-texts.close')}</Button>
          <Button type="submit" variant="primary" isBusy={form.isBusy}>
            {t(texts, 'admin-texts.schedule')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function TextFields({ form }: { readonly form: ReturnType<typeof usePublishForm> }) {
  return (
    <div className="grid min-w-0 gap-4 sm:grid-cols-2">
      {(['en', 'es'] as const).map((language) => (
        <FormField
          key={language}
          name={language}
          label={t(texts, `admin-texts.text.${language}`)}
          problem={form.problems[language]}
        >
          {(control) => (
            <TextArea
              {...control}
              {...form.bind(language)}
              lang={language}
              rows={10}
              maxLength={maxLegalTextLength}
            />
          )}
        </FormField>
      ))}
    </div>
  );
}

function usePublishForm({ name, inForce, announced }: ManagedText, onDone: () => void) {
  const { legalTexts, notify, now } = useAdminDependencies();
  const act = useAdminAct(legalTextsKey);
  const firstDay = findFirstDay(name, now());
  // The next version is written on from the latest one.
  const latest = announced.at(-1) ?? inForce;
  return useForm<'en' | 'es' | 'from' | 'reason'>({
    initial: { en: latest.texts.en, es: latest.texts.es, from: firstDay, reason: '' },
    check: ({ en, es, from, reason }) => ({
      ...(en.trim() === '' || en.trim() === inForce.texts.en
        ? { en: t(texts, 'admin-texts.wrong.unchanged') }
        : {}),
      ...(es.trim() === '' ? { es: t(texts, 'admin-texts.wrong.missing') } : {}),
      ...(from < firstDay
        ? { from: t(texts, 'admin-texts.wrong.from', { day: formatIsoDay(firstDay) }) }
        : {}),
      ...(reason.trim().length < adminReasonLength.min
        ? { reason: t(texts, 'admin-texts.wrong.reason', { count: adminReasonLength.min }) }
        : {})
    }),
    async send({ en, es, from, reason }) {
      const answer = await act(() =>
        legalTexts.schedule({ name, texts: { en, es }, effectiveOn: from, reason })
      );
      if (!answer.ok) {
        if (answer.error.code !== 'conflict') return { problem: translateError(answer.error) };
        return { problems: { from: t(texts, 'admin-texts.wrong.taken') } };
      }
      notify({ type: 'success', title: t(texts, 'admin-texts.wasScheduled', { day: formatIsoDay(from) }) });
      onDone();
      return null;
    }
  });
}
