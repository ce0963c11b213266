import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PartsProvider } from '#renderer/feature-api/parts.ts';
import { CachedQueries } from '#renderer/lib/query/query-client.tsx';
import { StaticRouter } from '#renderer/lib/router.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { WishlistContext } from './dependencies.tsx';
import { WishlistItemRow } from './wishlist-item-row.tsx';

const item = {
  listingId: 'lst_1',
  wishlistId: 'wl_1',
  slug: 'rain',
  title: 'Rain',
  card: null,
  priceThen: { cents: 450, currency: 'USD' },
  addedAt: 1
} as const;
const lists = ['wl_1', 'wl_2'].map((id) => ({ id, name: id, itemCount: 1, createdAt: 1 }));

function listButtons(isOnline: boolean): readonly string[] {
  const { wishlists, wishlistItems } = createMemoryPlatform().cloud;
  const tools = { wishlists, wishlistItems, isOnline, notify: () => undefined };
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <CachedQueries>
        <PartsProvider value={{ ListingPoster: () => null }}>
          <WishlistContext value={tools}>
            <WishlistItemRow item={item} lists={lists} />
          </WishlistContext>
        </PartsProvider>
      </CachedQueries>
    </StaticRouter>
  );
  return html.match(/<button[^>]*>/g) ?? [];
}

test('without a connection a wish can be neither moved nor removed, and each button says why', () => {
  const buttons = listButtons(false);
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    expect(button).toContain('aria-disabled="true"');
    expect(button).toContain('aria-description="You are offline: your wishlist is on the server."');
    expect(button).not.toContain(' disabled=');
  }
  for (const button of listButtons(true)) expect(button).not.toContain('aria-description');
});
