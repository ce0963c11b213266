import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#shared/contract/paths.ts';
import type { OwnQuestion } from '#shared/domain/market/community/question.ts';
import { Part } from '#renderer/feature-api/parts.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { Link } from '#renderer/lib/router.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { ListEnd } from '#renderer/ui/layout/list-end.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { SellingFailure } from '../frame/selling-failure.tsx';
import { SellingPage } from '../frame/selling-page.tsx';

/** Questions about the seller's listings that have no answer yet. */
export function QuestionsPage() {
  return (
    <SellingPage name="questions">
      <Unanswered />
    </SellingPage>
  );
}

const partSize = 20;

function useUnanswered() {
  const { questions } = useSellingDependencies();
  return useInfiniteQuery({
    queryKey: ['questions.listUnanswered'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(questions.listUnanswered({ limit: partSize, ...(cursor === null ? {} : { cursor }) })),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0
  });
}

function Unanswered() {
  const state = useUnanswered();
  const { data, error, isPending, isFetching, refetch } = state;
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'selling.questions.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <SellingFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const questions = data.pages.flatMap(({ items }) => items);
  if (questions.length === 0)
    return (
      <EmptyState
        icon={MessageCircleQuestion}
        title={t(texts, 'selling.questions.noneOpen.title')}
        text={t(texts, 'selling.questions.noneOpen.text')}
      />
    );
  return (
    <>
      <ul aria-label={t(texts, 'selling.questions.open')} className="grid gap-3">
        {questions.map((question) => (
          <UnansweredQuestion key={question.id} question={question} />
        ))}
      </ul>
      <ListEnd
        state={state}
        isEmpty={false}
        words={{
          more: t(texts, 'selling.questions.more'),
          failed: t(texts, 'selling.questions.failed'),
          tryAgain: t(texts, 'selling.questions.tryAgain')
        }}
      />
    </>
  );
}

function UnansweredQuestion({ question }: { readonly question: OwnQuestion }) {
  const { author, text, createdAt, listing } = question;
  const [isAnswering, setIsAnswering] = useState(false);
  const formatMoment = useFormatMoment();
  return (
    <li className="grid min-w-0 grid-cols-1 gap-3 rounded-panel border border-n6 bg-n2 p-4 text-ui">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <Part part="PersonLink" person={author} />
        <span className="text-label text-n10">{formatMoment(createdAt)}</span>
        <Link
          to={paths.listing.getHref(listing.slug)}
          dir="auto"
          className="inline-flex min-h-target min-w-0 items-center text-daylight-11 underline"
        >
          <span className="truncate">{listing.title}</span>
        </Link>
      </div>
      <p dir="auto" className="max-w-read text-read wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {isAnswering ? (
        <Part part="AnswerForm" question={question} onDone={() => setIsAnswering(false)} />
      ) : (
        <Button className="justify-self-start" onClick={() => setIsAnswering(true)}>
          {t(texts, 'selling.questions.answer')}
        </Button>
      )}
    </li>
  );
}
