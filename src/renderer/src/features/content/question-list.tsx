import { ChevronDown } from 'lucide-react';
import { classNames } from '#renderer/ui/class-names.ts';

/** Both are plain text: search engines are given the same words as people. */
export type Question = { readonly question: string; readonly answer: string };

type QuestionListProps = { readonly questions: readonly Question[]; readonly className?: string };

/** Questions that open to their answers; without JavaScript too. */
export function QuestionList({ questions, className }: QuestionListProps) {
  return (
    <div className={classNames('grid max-w-3xl gap-2', className)}>
      {questions.map(({ question, answer }) => (
        <details key={question} className="group rounded-card border border-n6 bg-n2">
          <summary className="flex min-h-11 list-none items-center gap-3 rounded-card px-4 py-2 [&::-webkit-details-marker]:hidden">
            <ChevronDown
              aria-hidden
              size={16}
              className="shrink-0 -rotate-90 text-n10 transition-transform duration-control group-open:rotate-0 rtl:rotate-90"
            />
            <h3 className="text-touch">{question}</h3>
          </summary>
          <p className="max-w-read ps-11 pe-4 pb-4 text-touch text-n11">{answer}</p>
        </details>
      ))}
    </div>
  );
}
