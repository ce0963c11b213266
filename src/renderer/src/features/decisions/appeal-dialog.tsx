import {
  type Decision,
  maxAppealLength,
  minAppealLength
} from '#shared/domain/market/moderation/decision.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/decisions.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { useInvalidateDecisions } from './decision-queries.ts';

type Props = { readonly decision: Decision; readonly onClose: () => void };

/** Takes the one appeal against a decision. */
export function AppealDialog({ decision: { id, kind }, onClose }: Props) {
  const { platform, notify } = useServices();
  const invalidate = useInvalidateDecisions();
  const form = useForm<'text'>({
    initial: { text: '' },
    check: ({ text }) =>
      text.trim().length < minAppealLength
        ? { text: t(texts, 'decisions.appealShort', { least: minAppealLength }) }
        : {},
    async send({ text }) {
      const answer = await platform.cloud.decisions.appeal({ id, text: text.trim() });
      if (!answer.ok) return { problem: translateError(answer.error) };
      notify({ type: 'success', title: t(texts, 'decisions.appealed') });
      await invalidate();
      onClose();
      return null;
    }
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'decisions.doAppeal')}
      description={t(texts, `decisions.kind.${kind}`)}
    >
      <form {...form.formProps} className="grid gap-4">
        <FormProblem problem={form.problem} />
        <FormField
          name="text"
          label={t(texts, 'decisions.appealText')}
          hint={t(texts, 'decisions.appealHint')}
          problem={form.problems.text}
        >
          {(control) => <TextArea {...control} {...form.bind('text')} rows={6} maxLength={maxAppealLength} />}
        </FormField>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t(texts, 'decisions.cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={form.isBusy}>
            {t(texts, 'decisions.sendAppeal')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
