import { maxQuestionLength } from '#shared/domain/market/community/question.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import { useMarketDependencies } from '../data/dependencies.tsx';
import { useInvalidateQuestions } from './question-queries.ts';

const minLength = 10;

/** Asks the seller a public question. */
export function QuestionForm({ slug }: { readonly slug: string }) {
  const { questions, isOnline, notify } = useMarketDependencies();
  const invalidate = useInvalidateQuestions();
  const form = useForm({
    initial: { text: '' },
    check: ({ text }) =>
      text.trim().length < minLength ? { text: t(texts, 'marketplace.questions.tooShort') } : {},
    async send({ text }) {
      const answer = await questions.ask({ slug, text: text.trim() });
      if (!answer.ok) return { problem: translateError(answer.error) };
      notify({
        type: 'success',
        title: t(texts, 'marketplace.questions.sent'),
        message: t(texts, 'marketplace.questions.sentText')
      });
      form.reset();
      await invalidate();
      return null;
    }
  });
  return (
    <form
      {...form.formProps}
      aria-label={t(texts, 'marketplace.questions.ask')}
      className="grid max-w-read gap-3 rounded-panel border border-n6 bg-n2 p-4"
    >
      <FormProblem problem={form.problem} />
      <FormField
        name="text"
        label={t(texts, 'marketplace.questions.yours')}
        hint={t(texts, 'marketplace.questions.hint')}
        problem={form.problems.text}
      >
        {(control) => <TextArea {...control} {...form.bind('text')} rows={3} maxLength={maxQuestionLength} />}
      </FormField>
      <p>
        <Button
          variant="primary"
          type="submit"
          isBusy={form.isBusy}
          reason={isOnline ? undefined : t(texts, 'marketplace.questions.offline')}
        >
          {t(texts, 'marketplace.questions.ask')}
        </Button>
      </p>
    </form>
  );
}
