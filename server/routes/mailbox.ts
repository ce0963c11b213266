import type { Context as HonoContext, Hono } from 'hono';
import * as z from 'zod';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { listMails } from '../mail/create-mailer.ts';
import { notFoundPage, problemResponse } from '../http/problem-response.ts';
import { renderMailbox } from '../web/render-mailbox.ts';
import { isOnThisMachine } from '../http/loopback.ts';

/** Without control characters, which no address has and PostgreSQL does not store. */
const Recipient = z
  .string()
  .max(320)
  .regex(/^\P{C}*$/u)
  .optional();

/**
 * The mails of a server without SMTP, at `/dev/mailbox`, as HTML or JSON by `Accept`; `?to=` filters by address. Their
 * links sign people in, so they are shown only to direct requests from this machine (`isOnThisMachine`).
 */
export function registerMailbox(app: Hono<RequestVariables>, context: Context): void {
  async function showMailbox(request: HonoContext): Promise<Response> {
    if (!isOnThisMachine(request, context.siteUrl)) return notFoundPage();
    const to = Recipient.safeParse(request.req.query('to'));
    if (!to.success) return problemResponse('invalid_input');
    const mails = await listMails(context, to.data);
    request.header('cache-control', 'no-store');
    if (request.req.header('accept')?.startsWith('application/json') === true) return request.json(mails);
    return request.html(renderMailbox(mails));
  }
  app.on('GET', '/dev/mailbox', showMailbox);
}
