import { useState } from 'react';
import type { Review } from '#shared/domain/market/listing.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormField } from '#renderer/ui/form-field.tsx';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { TextArea } from '#renderer/ui/text-input.tsx';
import { useMarketDependencies } from './dependencies.tsx';
import { useUpdateOwnReview } from './review-queries.ts';
import { StarPicker } from './star-picker.tsx';

const maxTextLength = 2000;

type Props = {
  readonly slug: string;
  /** What was written before. */
  readonly review: Review | null;
  readonly onDone: () => void;
  readonly onCancel: (() => void) | null;
};

/** Stars and, for who wants, words. */
export function ReviewForm({ slug, review, onDone, onCancel }: Props) {
  const { reviews, isOnline, notify } = useMarketDependencies();
  const updateOwnReview = useUpdateOwnReview(slug);
  const [stars, setStars] = useState(review?.stars ?? 0);
  const [hasTried, setHasTried] = useState(false);
  const form = useForm({
    initial: { text: review?.text ?? '' },
    check: () => ({}),
    async send({ text }) {
      setHasTried(true);
      if (stars === 0) return {};
      const answer = await reviews.save({ slug, stars, text: text.trim() });
      if (!answer.ok) return { problem: translateError(answer.error) };
      updateOwnReview({ review: answer.value });
      notify({ type: 'success', title: t(texts, 'marketplace.review.saved') });
      onDone();
      return null;
    }
  });
  return (
    <form {...form.formProps} className="grid gap-3">
      <FormProblem problem={form.problem} />
      <StarPicker
        stars={stars}
        onChange={setStars}
        problem={hasTried && stars === 0 ? t(texts, 'marketplace.review.starsMissing') : null}
      />
      <FormField
        name="text"
        label={t(texts, 'marketplace.review.text')}
        hint={t(texts, 'marketplace.review.textHint')}
      >
        {(control) => <TextArea {...control} {...form.bind('text')} rows={4} maxLength={maxTextLength} />}
      </FormField>
      <p className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit" isBusy={form.isBusy} disabled={!isOnline}>
          {t(texts, review === null ? 'marketplace.review.publish' : 'marketplace.review.save')}
        </Button>
        {onCancel === null ? null : (
          <Button onClick={onCancel}>{t(texts, 'marketplace.review.cancel')}</Button>
        )}
      </p>
      {isOnline ? null : <p className="text-label text-n11">{t(texts, 'marketplace.review.offline')}</p>}
    </form>
  );
}
