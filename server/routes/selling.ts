import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import { explainSearch } from '../services/listing/explain/explain-search.ts';
import { registerMediaUploads } from './media.ts';
import { cancelPublication } from '../services/listing/submit/cancel-publication.ts';
import { changeListings } from '../services/listing/submit/change-listings.ts';
import { getOwnDraft } from '../services/listing/submit/get-own-draft.ts';
import { setOnSale } from '../services/listing/submit/set-on-sale.ts';
import { submitListing } from '../services/listing/submit/submit-listing.ts';
import { acceptSellerTerms, applyToSell } from '../services/seller/apply-to-sell.ts';
import { listTasks } from '../services/seller/list-tasks.ts';
import { getSellingRules } from '../services/seller/get-selling-rules.ts';
import { getSeller, listOwnListings } from '../services/seller/read-seller.ts';
import { getStatistics } from '../services/seller/read-statistics.ts';

export function registerSelling(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'sellers.getMine', (_input, request) => getSeller(context, request));
  serveCloud(app, 'sellers.getRules', () => getSellingRules(context));
  serveCloud(app, 'sellers.apply', (input, request) => applyToSell(context, input, request));
  serveCloud(app, 'sellers.acceptTerms', (input, request) => acceptSellerTerms(context, input, request));
  serveCloud(app, 'sellers.getStatistics', (input, request) => getStatistics(context, input, request));
  serveCloud(app, 'sellers.listTasks', (_input, request) => listTasks(context, request));
  serveCloud(app, 'sellers.explainSearch', (input, request) => explainSearch(context, input, request));
  serveCloud(app, 'sellers.getDraft', (input, request) => getOwnDraft(context, input, request));
  serveCloud(app, 'sellers.submit', (input, request) => submitListing(context, input, request));
  serveCloud(app, 'sellers.cancelPublication', (input, request) =>
    cancelPublication(context, input, request)
  );
  serveCloud(app, 'sellers.changeListings', (input, request) => changeListings(context, input, request));
  serveCloud(app, 'sellers.setOnSale', (input, request) => setOnSale(context, input, request));
  registerMediaUploads(app, context);
  serveCloud(app, 'sellers.listListings', (input, request) => listOwnListings(context, input, request));
}
