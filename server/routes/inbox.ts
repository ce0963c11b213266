import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { sendContact } from '../services/contact/contact.ts';
import { decideShowcase, listPending, listShowcase, submitShowcase } from '../services/showcase/showcase.ts';
import { serveCloud } from '../http/register-procedure.ts';

export function registerInbox(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'contact.send', (input, { actor }) => sendContact(context, actor, input));
  serveCloud(app, 'showcase.list', (input) => listShowcase(context, input));
  serveCloud(app, 'showcase.submit', (input, { actor }) => submitShowcase(context, actor, input));
  serveCloud(app, 'showcase.listPending', (input, { actor }) => listPending(context, actor, input));
  serveCloud(app, 'showcase.decide', (input, { actor }) => decideShowcase(context, actor, input));
}
