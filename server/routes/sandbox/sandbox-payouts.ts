import type { Hono } from 'hono';
import * as z from 'zod';
import { idOf } from '#shared/contract/ids.ts';
import type { Context } from '../../context/context.ts';
import type { RequestVariables } from '../../context/request-context.ts';
import { isOnThisMachine } from '../../http/loopback.ts';
import { notFoundPage, problemResponse } from '../../http/problem-response.ts';
import {
  actOnTransfer,
  changeSandboxAccount,
  findSandboxAccount,
  transferActs
} from '../../payments/sandbox/sandbox-bank.ts';
import { refreshPayoutAccount } from '../../services/payout/payout-account.ts';
import { renderSandboxOnboarding } from '../../web/render-sandbox-payouts.ts';
import { showSandboxPage } from './show-sandbox-page.ts';

const AccountId = idOf('sba');
const AccountChange = z.union([
  z.object({ behavior: z.enum(['pay', 'wait', 'fail']) }),
  z.object({ state: z.enum(['ready', 'restricted', 'closed']) })
]);
const Act = z.object({ act: z.enum(transferActs) });

/**
 * The sandbox's onboarding page for sellers. As with any provider, whoever has its URL can connect the account. The
 * outcome of transfers is chosen on `/sandbox`, which is only reachable from this machine.
 */
export function registerSandboxPayouts(app: Hono<RequestVariables>, context: Context): void {
  app.get('/sandbox/payouts/:id', async (call) => {
    const account = await findAccount(context, call.req.param('id'));
    return account === undefined
      ? notFoundPage()
      : showSandboxPage(call, renderSandboxOnboarding(account), account);
  });

  app.post('/sandbox/payouts/:id', async (call) => {
    const account = await findAccount(context, call.req.param('id'));
    if (account === undefined) return notFoundPage();
    if (account.state !== 'closed') await changeSandboxAccount(context, account.id, { state: 'ready' });
    // The event reports the same later; this shows it to a seller who returns at once.
    await refreshPayoutAccount(context, account.id);
    return call.redirect(account.returnUrl, 303);
  });

  app.post('/sandbox/accounts/:id', async (call) => {
    const account = await findAccount(context, call.req.param('id'));
    if (account === undefined || !isOnThisMachine(call, context.siteUrl)) return notFoundPage();
    const input = AccountChange.safeParse(await call.req.parseBody());
    if (!input.success) return problemResponse('invalid_input');
    await changeSandboxAccount(context, account.id, input.data);
    return call.redirect('/sandbox', 303);
  });

  app.post('/sandbox/transfers/:id', async (call) => {
    const id = idOf('pyt').safeParse(call.req.param('id'));
    if (!id.success || !isOnThisMachine(call, context.siteUrl)) return notFoundPage();
    const input = Act.safeParse(await call.req.parseBody());
    if (!input.success) return problemResponse('invalid_input');
    await actOnTransfer(context, id.data, input.data.act);
    return call.redirect('/sandbox', 303);
  });
}

const findAccount = async ({ db }: Context, id: string) =>
  AccountId.safeParse(id).success ? findSandboxAccount(db, id) : undefined;
