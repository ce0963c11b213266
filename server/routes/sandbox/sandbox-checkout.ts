import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import { idOf } from '#shared/contract/ids.ts';
import type { Context } from '../../context/context.ts';
import {
  applySandboxChoice,
  closeDispute,
  failRefund,
  openDispute,
  sandboxChoices,
  setDelivery
} from '../../payments/sandbox/sandbox-actions.ts';
import { findSandboxCheckout, listSandboxCheckouts } from '../../payments/sandbox/record-sandbox-facts.ts';
import { problemResponse, notFoundPage } from '../../http/problem-response.ts';
import type { RequestVariables } from '../../context/request-context.ts';
import { registerSandboxPayouts } from './sandbox-payouts.ts';
import { showSandboxPage as show } from './show-sandbox-page.ts';
import { renderSandboxBank, renderSandboxCheckout } from '../../web/render-sandbox.ts';
import { readSandboxBank } from '../../payments/sandbox/sandbox-bank.ts';
import { renderSandboxPayouts } from '../../web/render-sandbox-payouts.ts';
import { isOnThisMachine } from '../../http/loopback.ts';

const Choice = z.object({
  choice: z.enum(sandboxChoices),
  deliveries: z.coerce.number().int().min(0).max(5).default(1),
  delaySeconds: z.coerce.number().int().min(0).max(60).default(0)
});
const Act = z.object({ act: z.enum(['open_dispute', 'dispute_won', 'dispute_lost', 'fail_refunds']) });

/**
 * The sandbox's checkout: its address alone allows paying, as with any provider. `/sandbox`, where disputes
 * are opened and closed, is for this machine alone, where the site is too. None of it is there where a real provider takes the money.
 */
export function registerSandbox(app: Hono<RequestVariables>, context: Context): void {
  if (context.payments.name !== 'sandbox') return;
  app.use('/sandbox/*', bodyLimit({ maxSize: 4096, onError: () => problemResponse('too_large') }));
  app.use('/sandbox/*', refuseOtherPages);
  for (const path of ['/sandbox/checkout/:id', '/sandbox/bank/:id']) app.use(path, refuseMalformedId);

  app.get('/sandbox/checkout/:id', async (call) => {
    const view = await findSandboxCheckout(context, call.req.param('id'));
    return view === undefined ? notFoundPage() : show(call, renderSandboxCheckout(view), view.checkout);
  });

  app.post('/sandbox/checkout/:id', async (call) => {
    const view = await findSandboxCheckout(context, call.req.param('id'));
    if (view === undefined) return notFoundPage();
    const input = Choice.safeParse(await call.req.parseBody());
    if (!input.success) return problemResponse('invalid_input');
    const { choice, deliveries, delaySeconds } = input.data;
    const { id, returnUrl } = view.checkout;
    await setDelivery(context, id, { deliveries, delaySeconds });
    await applySandboxChoice(context, id, choice);
    return call.redirect(choice === 'decline' ? `/sandbox/checkout/${id}` : returnUrl, 303);
  });

  app.get('/sandbox', async (call) => {
    if (!isOnThisMachine(call, context.siteUrl)) return notFoundPage();
    return show(
      call,
      renderSandboxBank(
        await listSandboxCheckouts(context),
        renderSandboxPayouts(await readSandboxBank(context))
      )
    );
  });

  registerSandboxPayouts(app, context);

  app.post('/sandbox/bank/:id', async (call) => {
    if (!isOnThisMachine(call, context.siteUrl)) return notFoundPage();
    const input = Act.safeParse(await call.req.parseBody());
    if (!input.success) return problemResponse('invalid_input');
    await actAsBank(context, call.req.param('id'), input.data.act);
    return call.redirect('/sandbox', 303);
  });
}

async function actAsBank(context: Context, id: string, act: z.infer<typeof Act>['act']): Promise<void> {
  if (act === 'open_dispute') return openDispute(context, id);
  if (act !== 'fail_refunds') return closeDispute(context, id, act);
  const view = await findSandboxCheckout(context, id);
  for (const fact of view?.facts ?? []) if (fact.kind === 'refunded') await failRefund(context, id, fact.id);
}

const CheckoutId = idOf('sbc');

const refuseMalformedId: MiddlewareHandler = async (call, next) =>
  CheckoutId.safeParse(call.req.param('id')).success ? next() : notFoundPage();

/** Refuses forms of other sites (CSRF). */
const refuseOtherPages: MiddlewareHandler = async (call, next) => {
  const site = call.req.header('sec-fetch-site');
  const isWrite = call.req.method === 'POST';
  if (isWrite && site !== undefined && site !== 'same-origin') return problemResponse('forbidden_sender');
  return next();
};
