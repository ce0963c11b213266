import type { HttpRoute } from '../../http-route.ts';

const sell = { method: 'get', access: 'seller.dashboard.read', rate: 'read' } as const;

export const sellerRoutes = {
  'sellers.getMine': { ...sell, path: '/api/v1/seller' },
  'sellers.getRules': { method: 'get', access: 'catalog.read', rate: 'read', path: '/api/v1/selling-rules' },
  'sellers.apply': {
    method: 'post',
    path: '/api/v1/seller',
    access: 'seller.apply',
    rate: 'submit',
    closedBy: 'selling_closed'
  },
  'sellers.acceptTerms': {
    method: 'post',
    path: '/api/v1/seller/terms',
    access: 'listing.write',
    rate: 'write'
  },
  'sellers.listListings': { ...sell, path: '/api/v1/seller/listings' },
  'sellers.getStatistics': { ...sell, path: '/api/v1/seller/statistics' },
  'sellers.listTasks': { ...sell, path: '/api/v1/seller/tasks' },
  'sellers.explainSearch': { ...sell, path: '/api/v1/seller/listings/:id/search' },
  'sellers.getDraft': {
    ...sell,
    path: '/api/v1/seller/listings/:id/draft',
    hasSealedResponse: true
  },
  'sellers.submit': {
    method: 'post',
    path: '/api/v1/seller/listings',
    access: 'listing.write',
    rate: 'submit',
    closedBy: 'selling_closed'
  },
  'sellers.cancelPublication': {
    method: 'post',
    path: '/api/v1/seller/listings/:id/cancel-publication',
    access: 'listing.write',
    rate: 'write'
  },
  'sellers.changeListings': {
    method: 'post',
    path: '/api/v1/seller/listing-changes',
    access: 'listing.write',
    rate: 'write'
  },
  'sellers.setOnSale': {
    method: 'put',
    path: '/api/v1/seller/listings/:id/sale',
    access: 'listing.write',
    rate: 'write'
  }
} as const satisfies Readonly<Record<string, HttpRoute>>;

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
