import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CachedQueries } from '#renderer/lib/query/query-client.tsx';
import { type MarketDependencies, MarketContext } from '../data/dependencies.tsx';
import { ReviewActions } from './review-actions.tsx';
import type { OwnReviewState } from '../data/market-queries.ts';

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
    helpfulIds: [],
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
  'without a connection what is done with a review says why not (seller: %s)',
  (isSeller) => {
    const buttons = listButtons(isSeller, false);
    expect(buttons).toHaveLength(2);
    for (const button of buttons) {
      expect(button).toContain('aria-disabled="true"');
      expect(button).toContain('aria-description="You are offline: a review needs the server."');
    }
    for (const button of listButtons(isSeller, true)) expect(button).not.toContain('aria-description');
  }
);
