import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { readVisitorCountry } from '../context/visitor-country.ts';
import { cancelOrder } from '../services/order/place/cancel-order.ts';
import { getOrder } from '../services/order/place/get-order.ts';
import { listOrders } from '../services/order/read/read-orders.ts';
import { placeOrder } from '../services/order/place/place-order.ts';
import { quoteOrder } from '../services/order/place/quote-order.ts';
import { refundOrder } from '../services/order/refund/refund-order.ts';
import { makeReceiptFile, writeReceipt } from '../services/order/receipt/write-receipt.ts';
import { getPurchase, listPurchasedVersions, listPurchases } from '../services/purchase/list-purchases.ts';
import { openPurchase } from '../services/purchase/open-purchase.ts';
import { serveCloud } from '../http/register-procedure.ts';

export function registerOrders(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'orders.quote', (input, { actor }) => quoteOrder(context, actor, input));
  serveCloud(app, 'orders.place', (input, request) =>
    placeOrder(context, request.actor, input, readVisitorCountry(context, request))
  );
  serveCloud(app, 'orders.list', (input, { actor }) => listOrders(context, actor, input));
  serveCloud(app, 'orders.get', (input, { actor }) => getOrder(context, actor, input));
  serveCloud(app, 'orders.cancel', (input, { actor }) => cancelOrder(context, actor, input));
  serveCloud(app, 'orders.refund', (input, { actor }) => refundOrder(context, actor, input));
  serveCloud(app, 'orders.getReceipt', (input, { actor }) => writeReceipt(context, actor, input));
  serveCloud(app, 'orders.getReceiptFile', (input, { actor }) => makeReceiptFile(context, actor, input));
  serveCloud(app, 'purchases.list', (input, { actor }) => listPurchases(context, actor, input));
  serveCloud(app, 'purchases.get', (input, { actor }) => getPurchase(context, actor, input));
  serveCloud(app, 'purchases.listVersions', (input, { actor }) =>
    listPurchasedVersions(context, actor, input)
  );
  serveCloud(app, 'purchases.open', (input, { actor }) => openPurchase(context, actor, input));
}
