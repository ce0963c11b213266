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
import { voteOnReview } from '../data/own-review-rows.ts';
import { type OwnReviewState, useUpdateOwnReview } from '../data/use-own-review.ts';

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
          <HelpfulButton review={review} votes={mine.votes} />
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

type VoteProps = Pick<Props, 'review'> & Pick<OwnReviewState, 'votes'>;

function HelpfulButton({ review: { id, helpfulCount }, votes }: VoteProps) {
  const { writeRows, notify } = useMarketDependencies();
  const vote = votes.find((row) => row.id === id);
  const isHelpful = vote !== undefined;
  // The count has the user's own vote as it was when the page was read.
  const [read] = useState({ count: helpfulCount, isHelpful });
  const count = read.count + Number(isHelpful) - Number(read.isHelpful);
  const toggle = async () => {
    const written = await writeRows([voteOnReview(id, vote)]);
    if (!written.ok) notify({ type: 'error', title: translateError(written.error) });
  };
  return (
    <Button
      variant="ghost"
      icon={ThumbsUp}
      aria-pressed={isHelpful}
      onClick={() => void toggle()}
      className={isHelpful ? 'bg-accent-3 text-accent-11' : ''}
    >
      {t(texts, 'marketplace.review.helpful', { count: Math.max(count, Number(isHelpful)) })}
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
