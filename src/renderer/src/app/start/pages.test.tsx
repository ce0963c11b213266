import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, expect, test } from 'vitest';
import { isPrerenderedPage, pageNames, paths } from '#shared/contract/paths.ts';
import type { ListingPage } from '#shared/domain/market/listing.ts';
import { BuilderSkeleton } from '#renderer/screens/builder/builder-first-frame.tsx';
import { queryClient } from '#renderer/lib/query/query-client.tsx';
import { StaticRouter } from '#renderer/lib/router.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { buildOffer } from '#tests/support/build-order.ts';
import { AppTree } from './app-tree.tsx';
import { createAppStores } from '../model/create-app-model.ts';
import { findScreenPart } from '../routes/screen-parts.ts';

afterEach(() => queryClient.clear());

async function draw(path: string): Promise<string> {
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <AppTree model={createAppStores(createMemoryPlatform())} Router={Router} Builder={BuilderSkeleton} />,
    { onError: (error) => void failures.push(error) }
  );
  const html = await new Response(prelude).text();
  expect(failures).toEqual([]);
  return html;
}

const readHeadings = (html: string): readonly string[] =>
  [...html.matchAll(/<h1[ >].*?<\/h1>/g)].map(([heading]) => heading.replaceAll(/<[^>]*>/g, ''));

test.each(pageNames)('the page %s is drawn with the services and parts that it takes', async (name) => {
  await findScreenPart(name)?.load();
  const html = await draw(paths[name].getHref('ada'));
  expect(html).not.toContain('Page not found');
});

test.each(pageNames.filter(isPrerenderedPage))(
  'the prerendered page %s has one first heading',
  async (name) => {
    await findScreenPart(name)?.load();
    expect(readHeadings(await draw(paths[name].path))).toHaveLength(1);
  }
);

test('an unknown address says that there is no page', async () => {
  expect(readHeadings(await draw('/nowhere'))).toEqual(['Page not found']);
});

const listing: ListingPage = {
  id: 'lst_1',
  slug: 'rain',
  kind: 'prompt',
  title: 'Rain',
  category: 'nature',
  price: { cents: 450, currency: 'USD' },
  isPayWhatYouWant: false,
  suggested: null,
  sale: null,
  rating: null,
  seller: { username: 'ada', displayName: 'Ada', avatarUrl: null },
  facts: { model: 'veo-3.1', aspectRatio: '16:9', durationSeconds: 8, language: 'English', hasAudio: true },
  promptCount: 1,
  cover: null,
  isDemo: false,
  publishedAt: 1,
  description: '',
  tags: [],
  version: 1,
  updatedAt: 1,
  licence: 'personal',
  licenseText: null,
  media: [],
  prompts: [],
  bundle: null,
  coverParts: [],
  stars: [0, 0, 0, 0, 0],
  salesCount: 0,
  refund: { windowDays: 14 }
};

test('a listing shows the parts of two other features: the wishlist and buying', async () => {
  queryClient.setQueryData(['listings.get', 'rain'], { value: listing, cachedAt: null });
  queryClient.setQueryData(['orders.quote', 'rain'], buildOffer({ refusal: 'signed_out' }));
  await findScreenPart('listing')?.load();
  const html = await draw('/marketplace/rain');
  expect(html).toContain('aria-label="Add “Rain” to your wishlist"');
  expect(html).toContain('Sign in to buy');
});
