import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import { createCoupon, endCoupon, updateCoupon } from '../services/coupon/manage-coupons.ts';
import { listCoupons } from '../services/coupon/read-coupons.ts';
import { listSales } from '../services/sale/list-sales.ts';
import { createSale, endSale } from '../services/sale/manage-sales.ts';

export function registerDiscounts(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'coupons.list', (_input, { actor }) => listCoupons(context, actor));
  serveCloud(app, 'coupons.create', (input, { actor }) => createCoupon(context, actor, input));
  serveCloud(app, 'coupons.update', (input, { actor }) => updateCoupon(context, actor, input));
  serveCloud(app, 'coupons.end', (input, { actor }) => endCoupon(context, actor, input));
  serveCloud(app, 'sales.list', (_input, { actor }) => listSales(context, actor));
  serveCloud(app, 'sales.create', (input, { actor }) => createSale(context, actor, input));
  serveCloud(app, 'sales.end', (input, { actor }) => endSale(context, actor, input));
}
