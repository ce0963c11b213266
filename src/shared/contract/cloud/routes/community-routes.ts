// Routes of what buyers and sellers have to do with each other besides buying.
import type { HttpRoute } from '../../http-route.ts';

const ask = { access: 'question.ask', rate: 'write' } as const;
const result = { access: 'result.write', rate: 'write' } as const;
const answer = { access: 'question.answer', rate: 'write' } as const;
const receive = { access: 'message.read', rate: 'read' } as const;
const follow = { access: 'follow.manage', rate: 'write' } as const;

export const communityRoutes = {
  'decisions.list': { method: 'get', path: '/api/v1/decisions', access: 'decision.read', rate: 'read' },
  'decisions.appeal': {
    method: 'post',
    path: '/api/v1/decisions/:id/appeal',
    access: 'decision.appeal',
    rate: 'submit'
  },

  'follows.list': { ...follow, rate: 'read', method: 'get', path: '/api/v1/follows' },
  'follows.get': { ...follow, rate: 'read', method: 'get', path: '/api/v1/follows/:username' },
  'follows.set': { ...follow, method: 'put', path: '/api/v1/follows/:username' },
  'followers.list': {
    method: 'get',
    path: '/api/v1/seller/followers',
    access: 'follower.read',
    rate: 'read'
  },

  'questions.list': {
    method: 'get',
    path: '/api/v1/listings/:slug/questions',
    access: 'catalog.read',
    rate: 'read'
  },
  'questions.getMine': { ...ask, rate: 'read', method: 'get', path: '/api/v1/listings/:slug/questions/mine' },
  'questions.ask': { ...ask, rate: 'submit', method: 'post', path: '/api/v1/listings/:slug/questions' },
  'questions.answer': { ...answer, method: 'put', path: '/api/v1/questions/:id/answer' },
  'questions.remove': { ...ask, method: 'delete', path: '/api/v1/questions/:id' },
  'listings.report': {
    method: 'post',
    path: '/api/v1/listings/:slug/report',
    access: 'listing.report',
    rate: 'submit'
  },
  'questions.report': {
    method: 'post',
    path: '/api/v1/questions/:id/report',
    access: 'question.report',
    rate: 'submit'
  },
  'questions.listUnanswered': { ...answer, rate: 'read', method: 'get', path: '/api/v1/seller/questions' },

  'results.list': {
    method: 'get',
    path: '/api/v1/listings/:slug/results',
    access: 'catalog.read',
    rate: 'read'
  },
  'results.getRates': {
    method: 'get',
    path: '/api/v1/listings/:slug/results/rates',
    access: 'catalog.read',
    rate: 'read'
  },
  'results.getMine': { ...result, rate: 'read', method: 'get', path: '/api/v1/listings/:slug/results/mine' },
  'results.save': { ...result, method: 'put', path: '/api/v1/listings/:slug/results/mine' },
  'results.remove': { ...result, method: 'delete', path: '/api/v1/listings/:slug/results/mine' },
  'results.report': {
    method: 'post',
    path: '/api/v1/results/:id/report',
    access: 'result.report',
    rate: 'submit'
  },

  'sellerMessages.list': {
    method: 'get',
    path: '/api/v1/seller/listings/:listingId/messages',
    access: 'message.send',
    rate: 'read'
  },
  'sellerMessages.send': {
    method: 'post',
    path: '/api/v1/seller/listings/:listingId/messages',
    access: 'message.send',
    rate: 'submit'
  },
  'sellerMessages.listReceived': { ...receive, method: 'get', path: '/api/v1/messages' },
  'sellerMessages.mute': {
    ...receive,
    rate: 'write',
    method: 'put',
    path: '/api/v1/muted-sellers/:username'
  },
  'sellerMessages.report': {
    method: 'post',
    path: '/api/v1/messages/:id/report',
    access: 'message.report',
    rate: 'submit'
  }
} as const satisfies Readonly<Record<string, HttpRoute>>;
