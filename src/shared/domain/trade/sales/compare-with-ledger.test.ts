import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitPayment } from '../ledger.ts';
import { addSales, compareWithLedger, earnedOf, netOf, noSales } from './compare-with-ledger.ts';

const cents = fc.nat(1_000_000);
const order = fc
  .record({
    grossCents: cents,
    refunded: fc.nat(100),
    disputed: fc.nat(100),
    feeCents: cents,
    commission: fc.nat(10_000)
  })
  .map(({ grossCents, refunded, disputed, feeCents, commission }) => {
    const refundedCents = Math.floor((grossCents * refunded) / 100);
    const disputedCents = Math.floor(((grossCents - refundedCents) * disputed) / 100);
    const { platformCents } = splitPayment(grossCents - refundedCents - disputedCents, commission);
    return { sales: 1, grossCents, refundedCents, disputedCents, commissionCents: platformCents, feeCents };
  });

test('sums of orders agree with the sums of their parts in the ledger, and a cent too much is told', () => {
  fc.assert(
    fc.property(fc.array(order), (orders) => {
      const total = orders.reduce(addSales, noSales);
      const sum = (part: (one: typeof total) => number) => orders.reduce((all, one) => all + part(one), 0);
      const ledger = {
        netCents: sum(netOf),
        commissionCents: sum((one) => one.commissionCents),
        earnedCents: sum(earnedOf),
        feeCents: sum((one) => one.feeCents)
      };
      const differing = (of: typeof ledger) =>
        compareWithLedger(total, of)
          .filter(({ orderCents, ledgerCents }) => orderCents !== ledgerCents)
          .map(({ figure }) => figure);
      expect(differing(ledger)).toEqual([]);
      expect(differing({ ...ledger, commissionCents: ledger.commissionCents + 1 })).toEqual(['commission']);
      expect(differing({ ...ledger, netCents: ledger.netCents - 1 })).toEqual(['net']);
    })
  );
});
