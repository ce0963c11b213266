import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import { claimItem, releaseItem } from '../services/admin/content/claims.ts';
import { decideItem } from '../services/admin/content/decide-item.ts';
import { listQueue } from '../services/admin/content/list-queue.ts';
import { getQueueItem } from '../services/admin/content/read-item.ts';
import { getAdminListing } from '../services/admin/take-down/read-listing.ts';
import { retryTakeDown, takeDownListing } from '../services/admin/take-down/take-down-listing.ts';

export function registerAdminContent(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'content.list', (input, request) => listQueue(context, input, request));
  serveCloud(app, 'content.get', (input, request) => getQueueItem(context, input, request));
  serveCloud(app, 'content.claim', (input, request) => claimItem(context, input, request));
  serveCloud(app, 'content.release', (input, request) => releaseItem(context, input, request));
  serveCloud(app, 'content.decide', (input, request) => decideItem(context, input, request));
}

export function registerAdminListings(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'adminListings.get', (input, request) => getAdminListing(context, input, request));
  serveCloud(app, 'adminListings.takeDown', (input, request) => takeDownListing(context, input, request));
  serveCloud(app, 'adminListings.retryTakeDown', (input, request) => retryTakeDown(context, input, request));
}
