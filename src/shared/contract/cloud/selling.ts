// Procedures of sellers: apply, and see their state and their listings.
import * as z from 'zod';
import { OwnListing, Seller, SellerApplication } from '../../domain/market/seller.ts';
import { SellerStatistics, StatisticsRange } from '../../domain/market/seller-statistics.ts';
import { command, nothing, query } from '../procedure.ts';
import { PageRequest, pageOf } from './paging.ts';

export const sellingProcedures = {
  /** Null for a person who never applied. */
  'sellers.getMine': query(nothing, Seller.nullable()),
  /** Active at once. Refuses with `terms_changed` unless the current terms were shown; applying twice changes nothing. */
  'sellers.apply': command(SellerApplication, Seller),
  /** In every state, the last created first. */
  'sellers.listListings': query(z.object(PageRequest.shape), pageOf(OwnListing)),
  'sellers.getStatistics': query(StatisticsRange, SellerStatistics)
} as const;
