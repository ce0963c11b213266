import { useId, useState } from 'react';
import { reportReasons } from '#shared/domain/market/report-reasons.ts';
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
import { type OwnReviewState, useUpdateOwnReview } from '../data/market-queries.ts';

const maxNoteLength = 1000;

type Props = {
  readonly slug: string;
  /** Of the review. */
  readonly id: string;
  readonly mine: OwnReviewState;
  readonly onClose: () => void;
};

/** Why a review should be looked at. */
export function ReportDialog({ slug, id, mine, onClose }: Props) {
  const { reviews, notify } = useMarketDependencies();
  const updateOwnReview = useUpdateOwnReview(slug);
  const formId = useId();
  const [reason, setReason] = useState<(typeof reportReasons)[number]>('spam');
  const form = useForm({
    initial: { note: '' },
    check: () => ({}),
    async send({ note }) {
      const answer = await reviews.report({ id, reason, note: note.trim() });
      if (!answer.ok) return { problem: translateError(answer.error) };
      updateOwnReview({ reportedIds: [...mine.reportedIds, id] });
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
      title={t(texts, 'marketplace.review.reportTitle')}
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
