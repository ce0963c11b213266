import { useState } from 'react';
import type { Review } from '#shared/domain/market/listing.ts';
import { say } from '#renderer/lib/messages/say.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { sayError } from '#renderer/messages/names.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormField } from '#renderer/ui/form-field.tsx';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { TextArea } from '#renderer/ui/text-input.tsx';
import { useMarketDependencies } from './dependencies.tsx';
import { useKeepMine } from './review-queries.ts';
import { StarPicker } from './star-picker.tsx';

const longestText = 2000;

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
  const keepMine = useKeepMine(slug);
  const [stars, setStars] = useState(review?.stars ?? 0);
  const [hasTried, setHasTried] = useState(false);
  const form = useForm({
    initial: { text: review?.text ?? '' },
    check: () => ({}),
    async send({ text }) {
      setHasTried(true);
      if (stars === 0) return {};
      const answer = await reviews.save({ slug, stars, text: text.trim() });
      if (!answer.ok) return { problem: sayError(answer.error) };
      keepMine({ review: answer.value });
      notify({ type: 'success', title: say(texts, 'marketplace.review.saved') });
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
        problem={hasTried && stars === 0 ? say(texts, 'marketplace.review.starsMissing') : null}
      />
      <FormField
        name="text"
        label={say(texts, 'marketplace.review.text')}
        hint={say(texts, 'marketplace.review.textHint')}
      >
        {(control) => <TextArea {...control} {...form.bind('text')} rows={4} maxLength={longestText} />}
      </FormField>
      <p className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit" isBusy={form.isBusy} disabled={!isOnline}>
          {say(texts, review === null ? 'marketplace.review.publish' : 'marketplace.review.save')}
        </Button>
        {onCancel === null ? null : (
          <Button onClick={onCancel}>{say(texts, 'marketplace.review.cancel')}</Button>
        )}
      </p>
      {isOnline ? null : <p className="text-label text-n11">{say(texts, 'marketplace.review.offline')}</p>}
    </form>
  );
}
