import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import { sendContact } from '../services/contact/contact.ts';
import { listNotices, markNoticesRead } from '../services/notice/list-notices.ts';
import {
  getNoticeSettings,
  saveMailLanguage,
  saveNoticeSettings
} from '../services/notice/notice-settings.ts';
import { decideShowcase, listPending, listShowcase, submitShowcase } from '../services/showcase/showcase.ts';

export function registerNotices(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'notices.list', (input, request) => listNotices(context, input, request));
  serveCloud(app, 'notices.markRead', (input, request) => markNoticesRead(context, input, request));
  serveCloud(app, 'notices.getSettings', (_input, request) => getNoticeSettings(context, request));
  serveCloud(app, 'notices.saveSettings', (input, request) => saveNoticeSettings(context, input, request));
  serveCloud(app, 'mailLanguage.save', (input, request) => saveMailLanguage(context, input, request));
}

export function registerInbox(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'contact.send', (input, request) => sendContact(context, request, input));
  serveCloud(app, 'showcase.list', (input) => listShowcase(context, input));
  serveCloud(app, 'showcase.submit', (input, { actor }) => submitShowcase(context, actor, input));
  serveCloud(app, 'showcase.listPending', (input, { actor }) => listPending(context, actor, input));
  serveCloud(app, 'showcase.decide', (input, { actor }) => decideShowcase(context, actor, input));
}
