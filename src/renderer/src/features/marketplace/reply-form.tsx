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

const longestText = 2000;

type Props = { readonly slug: string; readonly review: Review; readonly onDone: () => void };

/** The seller's one reply, or its new wording. */
export function ReplyForm({ slug, review, onDone }: Props) {
  const { reviews } = useMarketDependencies();
  const keepMine = useKeepMine(slug);
  const form = useForm({
    initial: { text: review.reply?.text ?? '' },
    check: ({ text }) => (text.trim() === '' ? { text: say(texts, 'marketplace.review.replyMissing') } : {}),
    async send({ text }) {
      const answer = await reviews.reply({ id: review.id, text: text.trim() });
      if (!answer.ok) return { problem: sayError(answer.error) };
      keepMine({});
      onDone();
      return null;
    }
  });
  return (
    <form {...form.formProps} className="ms-4 grid gap-3 border-s-2 border-n7 ps-3">
      <FormProblem problem={form.problem} />
      <FormField name="text" label={say(texts, 'marketplace.review.yourReply')} problem={form.problems.text}>
        {(control) => <TextArea {...control} {...form.bind('text')} rows={3} maxLength={longestText} />}
      </FormField>
      <p className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit" isBusy={form.isBusy}>
          {say(texts, 'marketplace.review.sendReply')}
        </Button>
        <Button onClick={onDone}>{say(texts, 'marketplace.review.cancel')}</Button>
      </p>
    </form>
  );
}
