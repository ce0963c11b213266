// A seller's own coupons and sales. A buyer's code is part of `orders.quote` and `orders.place`.
import * as z from 'zod';
import { Coupon, CouponDraft, CouponTerms } from '../../domain/trade/coupon.ts';
import { Sale, SaleDraft } from '../../domain/trade/sale.ts';
import { command, nothing, query } from '../procedure.ts';
import { idOf } from '../ids.ts';

const CouponById = z.object({ id: idOf('cpn') });

export const discountProcedures = {
  /** The newest first, at most a hundred. */
  'coupons.list': query(nothing, z.array(Coupon)),
  'coupons.create': command(CouponDraft, Coupon),
  'coupons.update': command(CouponById.extend({ terms: CouponTerms }), Coupon),
  /** Orders that have it already keep their price. */
  'coupons.end': command(CouponById, Coupon),

  /** Lower prices of one listing each, for a time; the newest first. */
  'sales.list': query(nothing, z.array(Sale)),
  /** One listing has one sale at a time. A start in the past is now. */
  'sales.create': command(SaleDraft, Sale),
  /** Orders that were placed during it keep their price. */
  'sales.end': command(z.object({ id: idOf('sal') }), Sale)
} as const;
