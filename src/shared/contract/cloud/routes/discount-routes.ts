// Routes of sales and coupons.
import type { HttpRoute } from '../../http-route.ts';

const writeSale = { access: 'sale.write', rate: 'write' } as const;
const writeCoupon = { access: 'coupon.write', rate: 'write' } as const;

export const discountRoutes = {
  'sales.list': { ...writeSale, rate: 'read', method: 'get', path: '/api/v1/sales' },
  'sales.create': { ...writeSale, method: 'post', path: '/api/v1/sales' },
  'sales.end': { ...writeSale, method: 'post', path: '/api/v1/sales/:id/end' },
  'coupons.list': { ...writeCoupon, rate: 'read', method: 'get', path: '/api/v1/coupons' },
  'coupons.create': { ...writeCoupon, method: 'post', path: '/api/v1/coupons' },
  'coupons.update': { ...writeCoupon, method: 'put', path: '/api/v1/coupons/:id' },
  'coupons.end': { ...writeCoupon, method: 'post', path: '/api/v1/coupons/:id/end' }
} as const satisfies Readonly<Record<string, HttpRoute>>;
