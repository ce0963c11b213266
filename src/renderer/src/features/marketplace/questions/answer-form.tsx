import { maxAnswerLength, type Question } from '#shared/domain/market/community/question.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import { MarketProvider, useMarketDependencies } from '../data/dependencies.tsx';
import { useInvalidateQuestions } from './question-queries.ts';

type Props = { readonly question: Pick<Question, 'id' | 'answer'>; readonly onDone: () => void };

/** The form with what it needs, for a screen of another feature. */
export function AnswerForm(props: Props) {
  return (
    <MarketProvider>
      <WriteAnswer {...props} />
    </MarketProvider>
  );
}

/** The seller's one answer, or its new wording. */
export function WriteAnswer({ question: { id, answer: before }, onDone }: Props) {
  const { questions, isOnline } = useMarketDependencies();
  const invalidate = useInvalidateQuestions();
  const form = useForm({
    initial: { text: before?.text ?? '' },
    check: ({ text }) =>
      text.trim() === '' ? { text: t(texts, 'marketplace.questions.answerMissing') } : {},
    async send({ text }) {
      const answer = await questions.answer({ id, text: text.trim() });
      if (!answer.ok) return { problem: translateError(answer.error) };
      onDone();
      await invalidate();
      return null;
    }
  });
  return (
    <form {...form.formProps} className="ms-4 grid max-w-read gap-3 border-s-2 border-n7 ps-3">
      <FormProblem problem={form.problem} />
      <FormField
        name="text"
        label={t(texts, 'marketplace.questions.yourAnswer')}
        hint={t(texts, 'marketplace.questions.answerHint')}
        problem={form.problems.text}
      >
        {(control) => <TextArea {...control} {...form.bind('text')} rows={3} maxLength={maxAnswerLength} />}
      </FormField>
      <p className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          type="submit"
          isBusy={form.isBusy}
          reason={isOnline ? undefined : t(texts, 'marketplace.questions.offline')}
        >
          {t(texts, 'marketplace.questions.publishAnswer')}
        </Button>
        <Button onClick={onDone}>{t(texts, 'marketplace.questions.cancel')}</Button>
      </p>
    </form>
  );
}
