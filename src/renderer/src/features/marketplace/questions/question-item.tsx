import { Reply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Question } from '#shared/domain/market/community/question.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { useMarketDependencies } from '../data/dependencies.tsx';
import { ReportButton } from '../reviews/report-button.tsx';
import { Person } from '../reviews/review-item.tsx';
import { WriteAnswer } from './answer-form.tsx';
import { type OwnQuestions, useInvalidateQuestions } from './question-queries.ts';

const removal = lazyComponent(
  async () => (await import('#renderer/ui/overlays/alert-dialog.tsx')).ConfirmDialog
);

type Props = {
  readonly question: Question;
  /** Undefined for visitors. */
  readonly mine: OwnQuestions | undefined;
};

/** A question with its answer. Both are plain text: addresses in them are not links. */
export function QuestionItem({ question, mine }: Props) {
  const { author, text, createdAt, answer } = question;
  const formatMoment = useFormatMoment();
  return (
    <li className="grid grid-cols-1 gap-2 py-4 text-ui">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Person person={author} />
        <span className="text-label text-n10">{formatMoment(createdAt)}</span>
      </div>
      <p dir="auto" className="max-w-read text-read wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {answer === null ? null : (
        <div className="ms-4 grid gap-1 border-s-2 border-n7 ps-3">
          <p className="text-label text-n10">
            {t(texts, 'marketplace.questions.answered', { moment: formatMoment(answer.createdAt) })}
          </p>
          <p dir="auto" className="max-w-read wrap-anywhere whitespace-pre-line">
            {answer.text}
          </p>
        </div>
      )}
      {mine === undefined ? null : <QuestionActions question={question} mine={mine} />}
    </li>
  );
}

function QuestionActions({ question, mine }: Props & { readonly mine: OwnQuestions }) {
  const { questions, isOnline } = useMarketDependencies();
  const invalidate = useInvalidateQuestions();
  const [isAnswering, setIsAnswering] = useState(false);
  const { id, answer } = question;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {mine.isSeller ? (
          <Button
            variant="ghost"
            icon={Reply}
            reason={isOnline ? undefined : t(texts, 'marketplace.questions.offline')}
            aria-expanded={isAnswering}
            onClick={() => setIsAnswering(!isAnswering)}
          >
            {t(texts, answer === null ? 'marketplace.questions.answer' : 'marketplace.questions.editAnswer')}
          </Button>
        ) : null}
        {mine.ownIds.includes(id) ? (
          <RemoveQuestion id={id} />
        ) : (
          <ReportButton
            isReported={mine.reportedIds.includes(id)}
            title={t(texts, 'marketplace.questions.reportTitle')}
            send={(draft) => questions.report({ id, ...draft })}
            onSent={() => void invalidate()}
          />
        )}
      </div>
      {isAnswering ? <WriteAnswer question={question} onDone={() => setIsAnswering(false)} /> : null}
    </>
  );
}

function RemoveQuestion({ id }: { readonly id: string }) {
  const { questions, isOnline, notify } = useMarketDependencies();
  const invalidate = useInvalidateQuestions();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    const answer = await questions.remove({ id });
    setIsBusy(false);
    setIsAsking(false);
    if (!answer.ok) return notify({ type: 'error', title: translateError(answer.error) });
    notify({ type: 'success', title: t(texts, 'marketplace.questions.removed') });
    await invalidate();
  };
  return (
    <>
      <Button
        variant="ghost"
        icon={Trash2}
        onPointerEnter={removal.preload}
        reason={isOnline ? undefined : t(texts, 'marketplace.questions.offline')}
        onClick={() => setIsAsking(true)}
      >
        {t(texts, 'marketplace.questions.remove')}
      </Button>
      {isAsking ? (
        <removal.LazyPart
          isOpen
          onClose={() => setIsAsking(false)}
          title={t(texts, 'marketplace.questions.removal.title')}
          message={t(texts, 'marketplace.questions.removal.message')}
          confirmLabel={t(texts, 'marketplace.questions.remove')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void remove()}
        />
      ) : null}
    </>
  );
}
