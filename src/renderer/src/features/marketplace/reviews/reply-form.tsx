import type { Review } from '#shared/domain/market/listing.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import { useMarketDependencies } from '../data/dependencies.tsx';
import { useUpdateOwnReview } from '../data/use-own-review.ts';

const maxTextLength = 2000;

type Props = { readonly slug: string; readonly review: Review; readonly onDone: () => void };

/** The seller's one reply, or its new wording. */
export function ReplyForm({ slug, review, onDone }: Props) {
  const { reviews } = useMarketDependencies();
  const updateOwnReview = useUpdateOwnReview(slug);
  const form = useForm({
    initial: { text: review.reply?.text ?? '' },
    check: ({ text }) => (text.trim() === '' ? { text: t(texts, 'marketplace.review.replyMissing') } : {}),
    async send({ text }) {
      const answer = await reviews.reply({ id: review.id, text: text.trim() });
      if (!answer.ok) return { problem: translateError(answer.error) };
      updateOwnReview({});
      onDone();
      return null;
    }
  });
  return (
    <form {...form.formProps} className="ms-4 grid gap-3 border-s-2 border-n7 ps-3">
      <FormProblem problem={form.problem} />
      <FormField name="text" label={t(texts, 'marketplace.review.yourReply')} problem={form.problems.text}>
        {(control) => <TextArea {...control} {...form.bind('text')} rows={3} maxLength={maxTextLength} />}
      </FormField>
      <p className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit" isBusy={form.isBusy}>
          {t(texts, 'marketplace.review.sendReply')}
        </Button>
        <Button onClick={onDone}>{t(texts, 'marketplace.review.cancel')}</Button>
      </p>
    </form>
  );
}
