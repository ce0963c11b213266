import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CachedQueries } from '#renderer/lib/query/query-client.tsx';
import { type MarketDependencies, MarketContext } from '../data/dependencies.tsx';
import { ReviewActions } from './review-actions.tsx';
import type { OwnReviewState } from '../data/use-own-review.ts';

const review = {
  id: 'rev_1',
  stars: 4,
  text: 'Rain as it is.',
  author: { username: 'ada', displayName: 'Ada', avatarUrl: null },
  createdAt: 1,
  editedAt: null,
  helpfulCount: 2,
  reply: null
};

function listButtons(isSeller: boolean, isOnline: boolean): readonly string[] {
  const mine: OwnReviewState = {
    refusal: null,
    review: null,
    isSeller,
    votes: [],
    reportedIds: [],
    isListingReported: false
  };
  const tools: Partial<MarketDependencies> = { isOnline };
  const html = renderToStaticMarkup(
    <CachedQueries>
      <MarketContext value={tools as MarketDependencies}>
        <ReviewActions slug="rain" review={review} mine={mine} />
      </MarketContext>
    </CachedQueries>
  );
  return html.match(/<button[^>]*>/g) ?? [];
}

test.each([true, false])(
  'without a connection a reply and a report say why not, and a vote is possible (seller: %s)',
  (isSeller) => {
    const buttons = listButtons(isSeller, false);
    expect(buttons).toHaveLength(2);
    for (const button of isSeller ? buttons : buttons.slice(1)) {
      expect(button).toContain('aria-disabled="true"');
      expect(button).toContain(
        'aria-description="You are offline. Connect to the internet to reply or report."'
      );
    }
    const disabled = buttons.filter((button) => button.includes('aria-disabled="true"'));
    expect(disabled).toHaveLength(isSeller ? 2 : 1);
    for (const button of listButtons(isSeller, true)) expect(button).not.toContain('aria-description');
  }
);
