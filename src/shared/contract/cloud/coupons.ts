// A seller's own coupons. A buyer's code is part of `orders.quote` and `orders.place`.
import * as z from 'zod';
import { Coupon, CouponDraft, CouponTerms } from '../../domain/trade/coupon.ts';
import { command, nothing, query } from '../procedure.ts';
import { idOf } from './ids.ts';

const ById = z.object({ id: idOf('cpn') });

export const couponProcedures = {
  /** The newest first, at most a hundred. */
  'coupons.list': query(nothing, z.array(Coupon)),
  'coupons.create': command(CouponDraft, Coupon),
  'coupons.update': command(ById.extend({ terms: CouponTerms }), Coupon),
  /** Orders that have it already keep their price. */
  'coupons.end': command(ById, Coupon)
} as const;
