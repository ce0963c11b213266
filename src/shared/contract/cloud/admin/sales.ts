// Sales of the whole marketplace, for administrators. Nothing here names a buyer.
import * as z from 'zod';
import { StatisticsRange } from '../../../domain/market/seller-statistics.ts';
import { BuyerCohort, SalesReport, SearchMiss } from '../../../domain/trade/sales/sales-report.ts';
import { nothing, query } from '../../procedure.ts';

export const adminSalesProcedures = {
  'salesReports.get': query(StatisticsRange, SalesReport),
  /** The newest month last; at most two years of them. Counted anew every hour. */
  'salesReports.listCohorts': query(nothing, z.array(BuyerCohort)),
  /** The commonest first. Only phrases that were searched at least three times on one of the days. */
  'salesReports.listSearchMisses': query(StatisticsRange, z.array(SearchMiss))
} as const;
