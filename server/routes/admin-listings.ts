import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import { getAdminListing } from '../services/admin/take-down/read-listing.ts';
import { retryTakeDown, takeDownListing } from '../services/admin/take-down/take-down-listing.ts';

export function registerAdminListings(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'adminListings.get', (input, request) => getAdminListing(context, input, request));
  serveCloud(app, 'adminListings.takeDown', (input, request) => takeDownListing(context, input, request));
  serveCloud(app, 'adminListings.retryTakeDown', (input, request) => retryTakeDown(context, input, request));
}
