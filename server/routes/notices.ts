import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { getNoticeSettings, saveNoticeSettings } from '../services/notice/notice-settings.ts';
import { listNotices, markNoticesRead } from '../services/notice/list-notices.ts';
import { serveCloud } from '../http/register-procedure.ts';

export function registerNotices(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'notices.list', (input, request) => listNotices(context, input, request));
  serveCloud(app, 'notices.markRead', (input, request) => markNoticesRead(context, input, request));
  serveCloud(app, 'notices.getSwitches', (_input, request) => getNoticeSettings(context, request));
  serveCloud(app, 'notices.saveSwitches', (input, request) => saveNoticeSettings(context, input, request));
}
