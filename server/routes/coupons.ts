import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import { createCoupon, endCoupon, updateCoupon } from '../services/coupon/manage-coupons.ts';
import { listCoupons } from '../services/coupon/read-coupons.ts';

export function registerCoupons(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'coupons.list', (_input, { actor }) => listCoupons(context, actor));
  serveCloud(app, 'coupons.create', (input, { actor }) => createCoupon(context, actor, input));
  serveCloud(app, 'coupons.update', (input, { actor }) => updateCoupon(context, actor, input));
  serveCloud(app, 'coupons.end', (input, { actor }) => endCoupon(context, actor, input));
}
