import { Reply, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import type { Review } from '#shared/domain/market/listing.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { useMarketDependencies } from '../data/dependencies.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReportButton } from './report-button.tsx';
import { type OwnReviewState, useUpdateOwnReview } from '../data/market-queries.ts';

type Props = { readonly slug: string; readonly review: Review; readonly mine: OwnReviewState | undefined };

/** The count of helpful votes and, when signed in, the actions. */
export function ReviewActions({ slug, review, mine }: Props) {
  const { isOnline } = useMarketDependencies();
  const [isReplying, setIsReplying] = useState(false);
  if (mine === undefined) return <HelpfulCount count={review.helpfulCount} />;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {mine.isSeller ? (
          <>
            <HelpfulCount count={review.helpfulCount} />
            <Button
              variant="ghost"
              icon={Reply}
              reason={isOnline ? undefined : t(texts, 'marketplace.review.offline')}
              aria-expanded={isReplying}
              onClick={() => setIsReplying(!isReplying)}
            >
              {t(texts, review.reply === null ? 'marketplace.review.reply' : 'marketplace.review.editReply')}
            </Button>
          </>
        ) : (
          <HelpfulButton slug={slug} review={review} mine={mine} />
        )}
        <ReportReview slug={slug} review={review} mine={mine} />
      </div>
      {isReplying ? <ReplyForm slug={slug} review={review} onDone={() => setIsReplying(false)} /> : null}
    </>
  );
}

function HelpfulCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return <p className="text-label text-n11">{t(texts, 'marketplace.review.helpfulCount', { count })}</p>;
}

type OwnProps = Props & { readonly mine: OwnReviewState };

function HelpfulButton({ slug, review: { id, helpfulCount }, mine }: OwnProps) {
  const { reviews, isOnline, notify } = useMarketDependencies();
  const updateOwnReview = useUpdateOwnReview(slug);
  const [answered, setAnswered] = useState(helpfulCount);
  const isHelpful = mine.helpfulIds.includes(id);
  const vote = async () => {
    const answer = await reviews.vote({ id, isHelpful: !isHelpful });
    if (!answer.ok) return notify({ type: 'error', title: translateError(answer.error) });
    setAnswered(answer.value.helpfulCount);
    const others = mine.helpfulIds.filter((known) => known !== id);
    updateOwnReview({ helpfulIds: answer.value.isHelpful ? [...others, id] : others });
  };
  return (
    <Button
      variant="ghost"
      icon={ThumbsUp}
      aria-pressed={isHelpful}
      reason={isOnline ? undefined : t(texts, 'marketplace.review.offline')}
      onClick={() => void vote()}
      className={isHelpful ? 'bg-accent-3 text-accent-11' : ''}
    >
      {t(texts, 'marketplace.review.helpful', { count: answered })}
    </Button>
  );
}

function ReportReview({ slug, review: { id }, mine }: OwnProps) {
  const { reviews } = useMarketDependencies();
  const updateOwnReview = useUpdateOwnReview(slug);
  return (
    <ReportButton
      isReported={mine.reportedIds.includes(id)}
      title={t(texts, 'marketplace.review.reportTitle')}
      send={(draft) => reviews.report({ id, ...draft })}
      onSent={() => updateOwnReview({ reportedIds: [...mine.reportedIds, id] })}
    />
  );
}
