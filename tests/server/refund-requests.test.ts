// Refunds after opening: a request that is decided, automatic only within an allowance.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allCommands } from '#server/commands/all-commands.ts';
import { approveOverdueRefunds } from '#server/services/order/refund/decide-refund.ts';
import { earnings } from '#server/db/schema/ledger.ts';
import { releaseEarnings } from '#server/services/order/settle/release-earnings.ts';
import { eq } from 'drizzle-orm';
import { createBuyingFixture, type BuyingFixture } from '../support/server/buying-fixture.ts';
import { expectInvariants } from '../support/server/expect-invariants.ts';
import { makeAdmin } from '../support/server/step-up.ts';
import { signUpAs } from '../support/server/test-users.ts';

let fixture: BuyingFixture;
beforeAll(async () => {
  fixture = await createBuyingFixture();
});
afterAll(() => fixture.server.stop());
beforeEach(() => fixture.signUpBuyer());

const day = 86_400_000;
const reason = 'It looks nothing like its preview.';

async function buyAndOpen(): Promise<{ readonly id: string; readonly purchaseId: string }> {
  const { slug } = await fixture.sell(500);
  const { id, purchases } = await fixture.buy(slug, 500);
  const purchaseId = purchases[0]?.id ?? '';
  expect((await fixture.open(purchaseId)).status).toBe(200);
  return { id, purchaseId };
}
const look = async (id: string) => (await fixture.get(id)).output;
const run = (name: string, ...words: string[]) => {
  const command = allCommands.find((each) => each.name === name);
  if (command === undefined) throw new Error(`There is no command ${name}`);
  return command.run(fixture.server.context, ...words);
};
async function findRequestId(orderId: string): Promise<string> {
  const { rows } = await fixture.server.database.pool.query<{ id: string }>(
    'select id from refund_requests where order_id = $1',
    [orderId]
  );
  return rows[0]?.id ?? '';
}
async function listNotices(userId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await fixture.server.database.pool.query<{ subject: Record<string, unknown> }>(
    'select subject from notices where user_id = $1 order by id',
    [userId]
  );
  return rows.map(({ subject }) => subject);
}

test('who buys, opens and asks for everything back gets nothing without a decision', async () => {
  for (let purchase = 0; purchase < 15; purchase++) {
    const { id, purchaseId } = await buyAndOpen();
    const { output } = await fixture.refund(id, 'a'.repeat(32));
    expect(output).toMatchObject({ state: 'paid', returned: { cents: 0 }, refundRequest: { state: 'open' } });
    expect((await fixture.open(purchaseId)).status).toBe(200);
  }
  const { rows } = await fixture.server.database.pool.query(
    `select count(*) filter (where r.state = 'approved')::int as approved, count(*)::int as requests
     from refund_requests r join orders o on o.id = r.order_id where o.buyer_id = $1`,
    [fixture.buyer.id]
  );
  expect(rows).toEqual([{ approved: 0, requests: 15 }]);
  expect(await run('refund-requests')).toContain(
    `${fixture.buyer.username}: 15 refunds requested after opening`
  );
}, 120_000);

test('within the allowance a refund after opening is immediate, and the seller reads why', async () => {
  const { slug } = await fixture.sell(300);
  await fixture.buy(slug, 300);
  for (let purchase = 0; purchase < 3; purchase++) await fixture.buy((await fixture.sell(300)).slug, 300);
  const { id } = await buyAndOpen();
  const { output } = await fixture.refund(id, reason);
  expect(output).toMatchObject({ state: 'refunded', refundRequest: { state: 'approved', reason } });
  expect((await listNotices(fixture.seller)).at(-1)).toMatchObject({
    kind: 'sale_refund_requested',
    saleId: id,
    reason,
    decideBy: null
  });
  const next = await buyAndOpen();
  expect((await fixture.refund(next.id, reason)).output).toMatchObject({
    state: 'paid',
    refundRequest: { state: 'open' }
  });
});

test('a refund before opening is immediate and does not widen the allowance', async () => {
  for (let purchase = 0; purchase < 6; purchase++) {
    const { id } = await fixture.buy((await fixture.sell(300)).slug, 300);
    expect((await fixture.refund(id)).output).toMatchObject({ state: 'refunded', refundRequest: null });
  }
  const { id } = await buyAndOpen();
  expect((await fixture.refund(id, reason)).output.refundRequest?.state).toBe('open');
});

describe('a request', () => {
  test('leaves the purchase as it is, holds the seller’s earning, and is told to both', async () => {
    const { id, purchaseId } = await buyAndOpen();
    const { output } = await fixture.refund(id, reason);
    expect(output).toMatchObject({ state: 'paid', refund: 'none', isBeingRefunded: false });
    expect(output.refundRequest).toMatchObject({ state: 'open', reason, decidedAt: null });
    expect((output.refundRequest?.decideBy ?? 0) - (output.refundRequest?.requestedAt ?? 0)).toBe(3 * day);
    expect((await fixture.open(purchaseId)).status).toBe(200);
    expect((await fixture.refund(id, reason)).output.refundRequest).toEqual(output.refundRequest);
    expect((await listNotices(fixture.buyer.id)).at(-1)).toMatchObject({ kind: 'refund_requested' });
    expect((await listNotices(fixture.seller)).at(-1)).toMatchObject({ saleId: id, reason });

    const later = { ...fixture.server.context, now: () => fixture.now() + 20 * day };
    const undo = new Error('undo');
    const releasing = later.db.transaction(async (tx) => {
      await releaseEarnings.run({ ...later, db: tx }, {});
      const [earning] = await tx.select().from(earnings).where(eq(earnings.orderId, id));
      expect(earning).toMatchObject({ state: 'pending', isOnHold: true });
      throw undo;
    });
    await expect(releasing).rejects.toBe(undo);
  });

  test('that is approved by an administrator refunds the order, with an audit entry', async () => {
    const { id, purchaseId } = await buyAndOpen();
    await fixture.refund(id, reason);
    const requestId = await findRequestId(id);
    const listed = await run('refund-requests');
    expect(listed).toContain(`${requestId}  "A lamp in the fog", $5.00, order ${id}`);
    expect(listed).toContain(`Reason: ${reason}`);
    expect(await run('decide-refund', requestId, 'approve', 'The preview is of another prompt.')).toBe(
      'The refund is approved and on its way.'
    );
    expect(await look(id)).toMatchObject({ state: 'refunded', refundRequest: { state: 'approved' } });
    expect((await fixture.open(purchaseId)).problem.code).toBe('purchase_revoked');
    const { rows } = await fixture.server.database.pool.query(
      'select actor_id, action, reason from audit_entries where subject_id = $1',
      [requestId]
    );
    expect(rows).toEqual([
      { actor_id: null, action: 'refund.approve', reason: 'The preview is of another prompt.' }
    ]);
    expect((await listNotices(fixture.seller)).at(-1)).toMatchObject({ isRefunded: true });
    await expect(run('decide-refund', requestId, 'refuse', 'Again.')).rejects.toThrow('decided already');
  });

  test('that is refused refunds nothing, says why, and cannot be made again', async () => {
    const { id, purchaseId } = await buyAndOpen();
    await fixture.refund(id, reason);
    await run('decide-refund', await findRequestId(id), 'refuse', 'The prompt is as shown.');
    expect(await look(id)).toMatchObject({
      state: 'paid',
      returned: { cents: 0 },
      refund: 'none',
      refundRequest: { state: 'refused', decisionReason: 'The prompt is as shown.' }
    });
    expect((await fixture.open(purchaseId)).status).toBe(200);
    expect((await fixture.refund(id, reason)).problem.code).toBe('refund_not_allowed');
    expect((await listNotices(fixture.buyer.id)).at(-1)).toMatchObject({
      kind: 'refund_not_allowed',
      reason: 'The prompt is as shown.'
    });
    const [earning] = await fixture.server.database.db
      .select()
      .from(earnings)
      .where(eq(earnings.orderId, id));
    expect(earning).toMatchObject({ state: 'pending', isOnHold: false });
  });

  test('that nobody decides in three days is approved, and that is logged', async () => {
    const { id } = await buyAndOpen();
    await fixture.refund(id, reason);
    const at = (days: number) => ({ ...fixture.server.context, now: () => fixture.now() + days * day });
    await approveOverdueRefunds(at(2.9));
    expect((await look(id)).refundRequest?.state).toBe('open');
    await approveOverdueRefunds(at(3.1));
    expect(await look(id)).toMatchObject({ state: 'refunded', refundRequest: { state: 'approved' } });
    expect(fixture.server.logLines.join('')).toContain('approved because nobody decided it');
    const { rows } = await fixture.server.database.pool.query(
      'select action, details from audit_entries where subject_id = $1',
      [await findRequestId(id)]
    );
    expect(rows).toEqual([{ action: 'refund.approve', details: { by: 'deadline' } }]);
  });

  test('is closed by a dispute, and can be made again when the dispute is won', async () => {
    const { id } = await buyAndOpen();
    await fixture.refund(id, reason);
    const dispute = { id: 'dsp', at: fixture.now() };
    const tell = (fact: Parameters<typeof fixture.provider.happen>[1]) =>
      fixture.tell(fixture.provider.happen(`chk_${id}`, fact));
    await tell({ ...dispute, kind: 'dispute_opened', cents: 500, feeCents: 1500 });
    expect((await look(id)).refundRequest?.state).toBe('closed');
    await expect(run('decide-refund', await findRequestId(id), 'approve', 'Fine.')).rejects.toThrow(
      'decided already'
    );
    await tell({ ...dispute, kind: 'dispute_won' });
    expect((await look(id)).refund).toBe('with_reason');
    expect((await fixture.refund(id, reason)).output.refundRequest?.state).toBe('open');
  });

  test('that was approved is sent again where the bank refused it, even after the window', async () => {
    const { id } = await buyAndOpen();
    await fixture.refund(id, reason);
    fixture.provider.delayRefundResponses(true);
    await run('decide-refund', await findRequestId(id), 'approve', 'Fine.');
    fixture.provider.delayRefundResponses(false);
    const { rows } = await fixture.server.database.pool.query<{ id: string }>(
      'select id from refunds where order_id = $1',
      [id]
    );
    const failed = { kind: 'refund_failed', at: fixture.now(), id: rows[0]?.id ?? '' } as const;
    await fixture.tell(fixture.provider.happen(`chk_${id}`, failed));
    fixture.clock.ahead = 15 * day;
    expect(await look(id)).toMatchObject({ state: 'paid', refund: 'automatic' });
    expect((await fixture.refund(id)).output.state).toBe('refunded');
  });

  test('leaves no word of a buyer whose account is removed', async () => {
    const { id } = await buyAndOpen();
    await fixture.refund(id, `${reason} planted-words`);
    const { headers, password } = fixture.buyer;
    await fixture.server.call('account.remove', { confirmation: password }, headers);
    const notified = JSON.stringify(await listNotices(fixture.seller));
    expect([notified.includes(id), notified.includes('planted-words')]).toEqual([true, false]);
    const { rows } = await fixture.server.database.pool.query(
      'select reason from refund_requests where order_id = $1',
      [id]
    );
    expect(rows).toEqual([{ reason: '' }]);
  });
});

test('an administrator reads the request beside the buyer’s history, and each decision reaches the buyer with its reason', async () => {
  const { server } = fixture;
  const admin = await signUpAs(server);
  await makeAdmin(server, admin);
  const [refused, approved] = [await buyAndOpen(), await buyAndOpen()];
  for (const { id } of [refused, approved]) await fixture.refund(id, reason);
  const itemOf = async ({ id }: typeof refused) => ({ kind: 'refund', id: await findRequestId(id) }) as const;
  expect(
    (await server.call('content.get', await itemOf(refused), admin.headers)).output.content
  ).toMatchObject({
    kind: 'refund',
    reason,
    amountCents: 500,
    requested: 2,
    purchased: 2
  });
  const decide = async (order: typeof refused, outcome: 'approved' | 'rejected', text: string) =>
    server.call(
      'content.decide',
      { ...(await itemOf(order)), outcome, reason: { code: null, text } },
      admin.headers
    );
  expect((await decide(refused, 'rejected', 'It was used in a film.')).status).toBeLessThan(300);
  expect((await decide(approved, 'approved', 'The preview was misleading.')).status).toBeLessThan(300);

  expect(await look(refused.id)).toMatchObject({ state: 'paid', refundRequest: { state: 'refused' } });
  expect(await look(approved.id)).toMatchObject({ state: 'refunded', returned: { cents: 500 } });
  expect(await listNotices(fixture.buyer.id)).toContainEqual(
    expect.objectContaining({
      kind: 'refund_not_allowed',
      orderId: refused.id,
      reason: 'It was used in a film.'
    })
  );
  const { rows } = await server.database.pool.query(
    "select action, reason from audit_entries where actor_id = $1 and action like 'refund.%' order by id",
    [admin.id]
  );
  expect(rows).toEqual([
    { action: 'refund.refuse', reason: 'It was used in a film.' },
    { action: 'refund.approve', reason: 'The preview was misleading.' }
  ]);
  expect((await decide(refused, 'approved', 'A second decision.')).problem.code).toBe('not_found');
  await expectInvariants(server.context);
});

test('one decision of ten at once counts', async () => {
  const { id } = await buyAndOpen();
  await fixture.refund(id, reason);
  const requestId = await findRequestId(id);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) =>
      run('decide-refund', requestId, at % 2 === 0 ? 'approve' : 'refuse', 'One of ten.')
    )
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
