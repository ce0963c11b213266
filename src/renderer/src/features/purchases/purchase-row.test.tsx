import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Purchase } from '#shared/domain/trade/purchase.ts';
import { PartsProvider } from '#renderer/feature-api/parts.ts';
import { StaticRouter } from '#renderer/lib/router.ts';
import { PurchaseRow } from './purchase-row.tsx';
import { type PurchaseDependencies, PurchaseContext } from './frame/dependencies.tsx';

const purchase: Purchase = {
  id: 'ent_1',
  state: 'sealed',
  orderId: 'ord_1',
  slug: 'rain',
  title: 'Rain',
  seller: { username: 'grace', displayName: 'Grace', avatarUrl: null },
  model: 'veo-3',
  cover: null,
  category: 'nature',
  aspectRatio: '16:9',
  licence: 'personal',
  version: 1,
  newestVersion: 1,
  openedVersion: null,
  price: { cents: 450, currency: 'USD' },
  boughtAt: 1,
  openedAt: null,
  isDisputed: false,
  refundRequest: null,
  isSandbox: true
};

function draw(isOnline: boolean, isOnDevice: boolean): string {
  const tools: Partial<PurchaseDependencies> = { isOnline, nameModel: (id) => id };
  const opening = { open: () => undefined, busyId: null, dialog: null };
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <PartsProvider value={{ ListingPoster: () => null }}>
        <PurchaseContext value={tools as PurchaseDependencies}>
          <PurchaseRow purchase={purchase} isOnDevice={isOnDevice} opening={opening} />
        </PurchaseContext>
      </PartsProvider>
    </StaticRouter>
  );
  return /<button[^>]*aria-label="Open in builder: Rain"[^>]*>/.exec(html)?.[0] ?? '';
}

test('what cannot be opened without a connection says why, and can be come to', () => {
  const button = draw(false, false);
  expect(button).toContain('aria-disabled="true"');
  expect(button).toContain(
    'aria-description="Connect to the internet to open this prompt. It is not on this device yet."'
  );
  expect(button).toContain('data-tip="Connect to the internet');
  expect(button).not.toContain(' disabled=');
});

test('what is on this device, or has a connection, opens', () => {
  for (const button of [draw(false, true), draw(true, false)]) {
    expect(button).toContain('Open in builder');
    expect(button).not.toContain('aria-disabled="true"');
    expect(button).not.toContain('aria-description');
  }
});
