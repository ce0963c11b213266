import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStore } from 'zustand/vanilla';
import { afterEach, describe, expect, test } from 'vitest';
import { contractError, type ErrorCode } from '#shared/contract/errors.ts';
import { resetPrompt } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { Offer, Order } from '#shared/domain/trade/order.ts';
import { ok } from '#shared/kit/result.ts';
import { CachedQueries, queryClient, Refusal } from '#renderer/lib/query/query-client.tsx';
import { createLocalStore } from '#renderer/lib/local-store.ts';
import { StaticRouter } from '#renderer/lib/router.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { buildOffer, buildOrder } from '#tests/support/build-order.ts';
import { Buying } from './buy-button.tsx';
import { Payment } from './payment.tsx';
import { PurchaseFailure } from './frame/purchase-failure.tsx';
import { PurchaseContext } from './frame/dependencies.tsx';
import { RefundTerms } from './refund-dialog.tsx';
import { Purchases } from './purchases.tsx';

afterEach(() => queryClient.clear());

type Drawing = {
  readonly path?: string;
  readonly isOnline?: boolean;
  readonly paysElsewhere?: boolean;
  readonly closedReason?: string;
};

function draw(
  page: ReactNode,
  { path = '/', isOnline = true, paysElsewhere = false, closedReason }: Drawing = {}
): string {
  const { cloud, device, files } = createMemoryPlatform();
  const tools = {
    orders: cloud.orders,
    purchases: cloud.purchases,
    purchasedPrompts: device.purchasedPrompts,
    replica: device.replica,
    syncNow: () => undefined,
    now: () => 0,
    findHolder: async () => null,
    isOnline,
    closedReason,
    goToCheckout: async () => ok(undefined),
    paysElsewhere,
    openInBuilder: () => undefined,
    copies: {
      ...device,
      prompt: createStore(() => ({
        isReady: true,
        viewingEntryId: null,
        markSaved: () => undefined,
        document: { name: '', data: resetPrompt() }
      }))
    },
    removeCopies: async () => undefined,
    nameModel: (id: string) => id,
    memory: createLocalStore('test'),
    createIntent: () => 'intent',
    takeAnswer: () => undefined,
    notify: () => undefined,
    linkTo: (to: string) => to,
    saveFile: files.save,
    print: () => undefined
  };
  return renderToStaticMarkup(
    <StaticRouter location={path}>
      <CachedQueries>
        <PurchaseContext value={tools}>{page}</PurchaseContext>
      </CachedQueries>
    </StaticRouter>
  );
}

const listButtons = (html: string): string[] =>
  [...html.matchAll(/<(?:button|a)\b[^>]*>(.*?)<\/(?:button|a)>/g)].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]*>/g, '')
  );

describe('how a payment went', () => {
  const at = '/payment-success?order=ord_1';
  const notified = (changes: Partial<Order>, from = '', paysElsewhere = false) => {
    queryClient.setQueryData(['orders.get', 'ord_1'], buildOrder(changes));
    const html = draw(<Payment />, { path: `${at}${from}`, paysElsewhere });
    return { heading: /<h2[^>]*>([^<]*)</.exec(html)?.[1], buttons: listButtons(html), html };
  };
  const purchases = [{ id: 'ent_1', slug: 'rain', title: 'Rain', state: 'sealed' as const }];

  test('is told by what the server says of the order', () => {
    expect(notified({}).heading).toBe('Not paid yet');
    expect(notified({ progress: 'processing' }).heading).toBe('Your payment is on its way');
    expect(notified({ progress: 'declined' }).heading).toBe('The payment was declined');
    expect(notified({ state: 'paid', purchases }).heading).toBe('Paid. It is yours.');
    const free = { cents: 0, currency: 'USD' } as const;
    expect(notified({ state: 'paid', purchases, total: free }).heading).toBe('It is yours.');
    expect(notified({ state: 'cancelled' }).heading).toBe('This purchase was canceled');
    const returned = [{ id: 'ent_1', slug: 'rain', title: 'Rain', state: 'revoked' as const }];
    expect(notified({ state: 'refunded', purchases: returned }).heading).toBe('Your payment was refunded');
    expect(notified({ state: 'disputed' }).heading).toBe('A bank is looking into this payment');
  });

  test('leads on to paying only while there is something to pay', () => {
    expect(notified({}).buttons).toEqual(expect.arrayContaining(['Go on to pay', 'Cancel the purchase']));
    expect(notified({ progress: 'declined' }).buttons).toContain('Try again');
    expect(notified({ progress: 'processing' }).buttons).not.toContain('Cancel the purchase');
    const { buttons } = notified({ state: 'paid', purchases, receiptNumber: 'R-1' });
    expect(buttons).toEqual(['Open in builder', 'Your purchases', 'Receipt', 'See the listing']);
  });

  test('says that a second payment is refunded, and opens nothing', () => {
    const { heading, buttons } = notified({
      state: 'paid',
      paidAt: Date.now(),
      refund: 'automatic'
    });
    expect(heading).toBe('You had this already');
    expect(buttons).not.toContain('Open in builder');
    expect(buttons).not.toContain('Request refund');
  });

  test('offers to request a refund of a second payment that was not refunded', () => {
    const owed = notified({ state: 'paid', paidAt: 1, refund: 'automatic' });
    expect(owed.html).toContain('Request the refund here.');
    expect(owed.buttons).toContain('Request refund');
    expect(notified({ state: 'paid', paidAt: 1, refund: 'too_late' }).buttons).toContain('Write to us');
  });

  test.each(['paid', 'partially_refunded'] as const)(
    'says of one that is %s that its refund is on its way',
    (state) => {
      const { heading, buttons, html } = notified({
        state,
        isBeingRefunded: true,
        purchases: [{ id: 'ent_1', slug: 'rain', title: 'Rain', state: 'revoked' }]
      });
      expect(heading).toBe('Your refund is on its way');
      expect(html).not.toContain('You keep the prompts listed below');
      expect(buttons).not.toContain('Open in builder');
    }
  );

  test('shows a refund request with its deadline, and why it was refused', () => {
    const request = {
      state: 'open' as const,
      reason: 'It is another prompt.',
      requestedAt: Date.UTC(2026, 10, 24, 12),
      decideBy: Date.UTC(2026, 10, 27, 12),
      decidedAt: null,
      decisionReason: ''
    };
    const opened = [{ id: 'ent_1', slug: 'rain', title: 'Rain', state: 'opened' as const }];
    const open = notified({ state: 'paid', purchases: opened, refundRequest: request });
    expect(open.html).toMatch(/You requested a refund on .*24.*We decide by .*27/);
    expect(open.html).toContain('Your reason: It is another prompt.');
    expect(open.buttons).toContain('Open in builder');
    const refused = { ...request, state: 'refused' as const, decidedAt: request.decideBy };
    const answered = { ...refused, decisionReason: 'The prompt is as shown.' };
    const { html, buttons } = notified({ state: 'paid', purchases: opened, refundRequest: answered });
    expect(html).toContain('Reason: The prompt is as shown.');
    expect(buttons).toEqual(expect.arrayContaining(['Open in builder', 'Contact us']));
  });

  test('leads back to the desktop app from the browser that it opened, and not within the app', () => {
    expect(notified({ state: 'paid', purchases }, '&from=desktop').buttons).toContain('Back to the app');
    expect(notified({ state: 'paid', purchases }, '&from=desktop', true).buttons).not.toContain(
      'Back to the app'
    );
  });

  test.each<[ErrorCode, string]>([
    ['not_found', 'There is no such purchase'],
    ['forbidden', 'There is no such purchase'],
    ['unauthenticated', 'Sign in to see this'],
    ['unreachable', 'This page needs a connection'],
    ['internal', 'The server had trouble']
  ])('%s: says “%s”', (code, heading) => {
    const failure = new Refusal(contractError(code));
    const page = <PurchaseFailure failure={failure} isBusy={false} onRetry={() => undefined} />;
    expect(draw(page, { path: at })).toContain(heading);
  });

  test('believes no address: without an order there is none', () => {
    expect(draw(<Payment />, { path: '/payment-success?state=paid' })).toContain('There is no such purchase');
  });
});

test('what is refunded is what was not refunded yet', () => {
  const order = buildOrder({
    state: 'partially_refunded',
    total: { cents: 1000, currency: 'USD' },
    returned: { cents: 400, currency: 'USD' },
    refund: 'automatic',
    purchases: [{ id: 'ent_1', slug: 'rain', title: 'Rain', state: 'sealed' }]
  });
  const html = draw(<RefundTerms order={order} />);
  expect(html).toContain('$6.00 is refunded');
  expect(html).not.toContain('$10.00');
  expect(draw(<RefundTerms order={{ ...order, refund: 'with_reason' }} />)).toContain(
    'we review your request and decide within three days'
  );
  expect(draw(<RefundTerms order={{ ...order, purchases: [] }} />)).toContain(
    'You keep your first purchase.'
  );
});

describe('the offer of a listing', () => {
  const offered = (changes: Partial<Offer>, isOnline = true, closedReason?: string): string => {
    queryClient.setQueryData(['orders.quote', 'rain'], buildOffer(changes));
    return draw(<Buying slug="rain" title="Rain" />, {
      isOnline,
      ...(closedReason === undefined ? {} : { closedReason })
    });
  };

  test('is bought for what the server says it costs this buyer', () => {
    expect(listButtons(offered({}))).toEqual(['Buy for $4.50']);
    const html = offered({
      deductions: [{ step: 'owned', amount: { cents: 150, currency: 'USD' } }],
      total: { cents: 300, currency: 'USD' },
      ownedCount: 1
    });
    expect(listButtons(html)).toEqual(['Buy for $3.00']);
    expect(html).toContain('For 1 prompt that you have');
    expect(listButtons(offered({ total: { cents: 0, currency: 'USD' } }))).toEqual(['Get it for free']);
  });

  test('says where no real money moves', () => {
    expect(offered({})).toContain('no real money moves');
    expect(offered({ isSandbox: false })).not.toContain('no real money moves');
  });

  test('cannot be taken while buying is closed, and says why', () => {
    const html = offered({}, true, 'Nothing can be bought at the moment.');
    expect(html).toMatch(/<button[^>]*disabled/);
    expect(html).toContain('Nothing can be bought at the moment.');
  });

  test('cannot be taken without a connection, and says why', () => {
    const html = offered({}, false);
    expect(html).toMatch(/<button[^>]*disabled/);
    expect(html).toContain('Buying needs a connection');
  });

  test.each<[NonNullable<Offer['refusal']>, string]>([
    ['own', 'This is your own listing.'],
    ['gone', 'This is not for sale any more.'],
    ['demo', 'A demo listing cannot be bought.'],
    ['unverified', 'Confirm your e-mail address first, then you can buy.']
  ])('%s: “%s”, and no button to buy', (refusal, why) => {
    const html = offered({ refusal });
    expect(html).toContain(why);
    expect(listButtons(html)).toEqual(refusal === 'own' ? ['Copy your own link'] : []);
  });

  test('leads a visitor to signing in and back, and an owner to their purchase', () => {
    expect(offered({ refusal: 'signed_out' })).toContain('href="/auth/sign-in?returnTo=%2F"');
    expect(offered({ refusal: 'owned', purchaseId: 'ent_1' })).toContain('href="/purchases?open=ent_1"');
  });
});

describe('the purchases', () => {
  test('are not to be searched by who was never signed in here', () => {
    expect(draw(<Purchases />)).not.toMatch(/role="search"/);
    queryClient.setQueryData(['purchases.list', '', null], {
      pages: [{ value: { items: [], nextCursor: null }, isFromDevice: false }],
      pageParams: [null]
    });
    expect(draw(<Purchases />)).toMatch(/role="search"/);
  });
});
