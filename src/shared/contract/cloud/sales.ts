// A seller's own sales: lower prices of one listing each, for a time.
import * as z from 'zod';
import { Sale, SaleDraft } from '../../domain/trade/sale.ts';
import { command, nothing, query } from '../procedure.ts';
import { idOf } from './ids.ts';

export const saleProcedures = {
  /** The newest first. */
  'sales.list': query(nothing, z.array(Sale)),
  /** One listing has one sale at a time. A start in the past is now. */
  'sales.create': command(SaleDraft, Sale),
  /** Orders that were placed during it keep their price. */
  'sales.end': command(z.object({ id: idOf('sal') }), Sale)
} as const;
