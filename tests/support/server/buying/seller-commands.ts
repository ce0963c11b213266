// Commands of people who begin to sell, and the coupons of the shop.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createCoupon, endCoupon } from '#server/services/coupon/manage-coupons.ts';
import { applyToSell } from '#server/services/seller/apply-to-sell.ts';
import { sellerTerms } from '#shared/domain/market/seller-terms.ts';
import { CouponCode } from '#shared/domain/trade/coupon.ts';
import type { CommandEffects } from './command-effects.ts';
import { at, personOf } from './model-run.ts';
import { requestOf } from './request-of.ts';

const application = {
  displayName: 'A seller',
  country: 'ES',
  sells: 'Prompts of lamps in fog.',
  termsVersion: sellerTerms.version
};

export const sellerCommands: CommandEffects<'apply' | 'create a coupon' | 'end a coupon'> = {
  apply: async (modelRun, { who }) => {
    const { market, sellers, faults } = modelRun;
    const person = personOf(modelRun, who);
    const isHeard = await modelRun.serve(async (context) => {
      const { state } = await applyToSell(context, application, requestOf(person));
      if (state !== 'active') faults.push(`${person.id} applied and is ${state}`);
    });
    if (sellers.some((seller) => seller.person.id === person.id)) return;
    const { rows } = await market.database.db.execute<{ readonly username: string }>(
      sql`select username from users join sellers on user_id = users.id where users.id = ${person.id}`
    );
    const [applied] = rows;
    if (applied !== undefined) sellers.push({ ...applied, person: { ...person, roles: ['user', 'seller'] } });
    else if (isHeard) faults.push(`${person.id} applied and is no seller`);
  },
  'create a coupon': ({ market, coupons, faults, serve }, { percent, maxUses }) =>
    serve(async (context) => {
      const discount = { kind: 'percent', percent } as const;
      const code = CouponCode.parse(`NEW-${randomUUID().slice(0, 13)}`);
      const terms = { maxUses, listingIds: null, startsAt: 0, endsAt: null };
      const coupon = await createCoupon(context, market.seller, { code, discount, ...terms });
      if (JSON.stringify(coupon.discount) !== JSON.stringify(discount) || coupon.maxUses !== maxUses)
        faults.push(`${code} is of ${JSON.stringify(coupon)}`);
      coupons.push(coupon);
    }),
  'end a coupon': (modelRun, { coupon }) =>
    modelRun.serve(async (context) => {
      const id = at(modelRun.coupons, coupon)?.id ?? '';
      await endCoupon(context, modelRun.market.seller, { id });
    })
};
