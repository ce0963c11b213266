import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import { listEarningsLines } from '../services/earnings/list-earnings-lines.ts';
import { getInvoiceDetails, saveInvoiceDetails } from '../services/earnings/invoice/invoice-details.ts';
import { makeInvoiceFile } from '../services/earnings/invoice/make-invoice-file.ts';
import { makeStatementFile } from '../services/earnings/make-statement-file.ts';
import { getStatement, listStatements } from '../services/earnings/statements.ts';
import { summarizeEarnings } from '../services/earnings/summarize-earnings.ts';
import { getPayout, listPayouts } from '../services/payout/list-payouts.ts';
import { getPayoutAccount, startOnboarding } from '../services/payout/payout-account.ts';
import { cancelPayout, requestPayout } from '../services/payout/request-payout.ts';

export function registerEarnings(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'earnings.getSummary', (_input, { actor }) => summarizeEarnings(context, actor));
  serveCloud(app, 'earnings.listLines', (input, { actor }) => listEarningsLines(context, actor, input));
  serveCloud(app, 'payouts.list', (input, { actor }) => listPayouts(context, actor, input));
  serveCloud(app, 'payouts.get', (input, { actor }) => getPayout(context, actor, input));
  serveCloud(app, 'payouts.request', async (_input, { actor }) =>
    getPayout(context, actor, await requestPayout(context, actor))
  );
  serveCloud(app, 'payouts.cancel', async (input, { actor }) => {
    await cancelPayout(context, actor, input);
    return getPayout(context, actor, input);
  });
  serveCloud(app, 'payouts.getAccount', (_input, { actor }) => getPayoutAccount(context, actor));
  serveCloud(app, 'payouts.startOnboarding', (_input, { actor }) => startOnboarding(context, actor));
  serveCloud(app, 'statements.list', (_input, { actor }) => listStatements(context, actor));
  serveCloud(app, 'statements.get', (input, { actor }) => getStatement(context, actor, input));
  serveCloud(app, 'statements.getFile', (input, { actor }) => makeStatementFile(context, actor, input));
  serveCloud(app, 'invoices.getDetails', (_input, { actor }) => getInvoiceDetails(context, actor));
  serveCloud(app, 'invoices.saveDetails', (input, { actor }) => saveInvoiceDetails(context, actor, input));
  serveCloud(app, 'invoices.getFile', (input, { actor }) => makeInvoiceFile(context, actor, input));
}
