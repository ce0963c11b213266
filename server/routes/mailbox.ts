import type { Context as HonoContext, Hono } from 'hono';
import type { Context } from '../context.ts';
import type { RequestVariables } from '../request-context.ts';
import { listMails } from '../services/mailbox/list-mails.ts';
import { unknownPage } from '../problem.ts';
import { writeMailbox } from '../web/write-mailbox.ts';
import { isOnThisMachine } from './is-on-this-machine.ts';

/**
 * The mails of a server without SMTP, at `/dev/mailbox`, as a page or, where it is asked for, as JSON; `?to=` names
 * one address. They hold links that sign people in, so only a program on the same machine sees them, none through a
 * proxy or under a foreign name for this machine, and nobody where the site is found elsewhere.
 */
export function registerMailbox(app: Hono<RequestVariables>, context: Context): void {
  async function showMailbox(request: HonoContext): Promise<Response> {
    if (!isOnThisMachine(request, context.siteUrl)) return unknownPage();
    const mails = await listMails(context, request.req.query('to'));
    request.header('cache-control', 'no-store');
    if (request.req.header('accept')?.startsWith('application/json') === true) return request.json(mails);
    return request.html(writeMailbox(mails));
  }
  app.on('GET', '/dev/mailbox', showMailbox);
}
