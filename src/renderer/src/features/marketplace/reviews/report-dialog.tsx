import { useId, useState } from 'react';
import type { ContractError } from '#shared/contract/errors.ts';
import type { ReportDraft } from '#shared/domain/market/moderation/report.ts';
import { reportReasons } from '#shared/domain/market/moderation/report-reasons.ts';
import type { Result } from '#shared/kit/result.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import { useMarketDependencies } from '../data/dependencies.tsx';

const maxNoteLength = 1000;

type Props = {
  readonly title: string;
  readonly send: (draft: ReportDraft) => Promise<Result<unknown, ContractError>>;
  readonly onSent: () => void;
  readonly onClose: () => void;
};

/** Why a review or a question should be looked at. */
export function ReportDialog({ title, send, onSent, onClose }: Props) {
  const { notify } = useMarketDependencies();
  const formId = useId();
  const [reason, setReason] = useState<(typeof reportReasons)[number]>('spam');
  const form = useForm({
    initial: { note: '' },
    check: () => ({}),
    async send({ note }) {
      const answer = await send({ reason, note: note.trim() });
      if (!answer.ok) return { problem: translateError(answer.error) };
      onSent();
      notify({ type: 'success', title: t(texts, 'marketplace.review.reportSent') });
      onClose();
      return null;
    }
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="s"
      title={title}
      description={t(texts, 'marketplace.review.reportText')}
      footer={
        <>
          <Button onClick={onClose}>{t(texts, 'marketplace.review.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={form.isBusy}>
            {t(texts, 'marketplace.review.report')}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className="grid gap-4">
        <FormProblem problem={form.problem} />
        <div className="grid gap-1">
          <label htmlFor={`${formId}-reason`} className="text-ui font-medium">
            {t(texts, 'marketplace.review.reason')}
          </label>
          <SelectInput
            id={`${formId}-reason`}
            label={t(texts, 'marketplace.review.reason')}
            value={reason}
            onChange={setReason}
            options={reportReasons.map((value) => ({
              value,
              label: t(texts, `marketplace.review.reason.${value}`)
            }))}
          />
        </div>
        <FormField name="note" label={t(texts, 'marketplace.review.note')}>
          {(control) => <TextArea {...control} {...form.bind('note')} rows={3} maxLength={maxNoteLength} />}
        </FormField>
      </form>
    </Dialog>
  );
}
