import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { getNoticeSettings } from '../services/notice/get-notice-settings.ts';
import { listNotices } from '../services/notice/list-notices.ts';
import { markNoticesRead } from '../services/notice/mark-notices-read.ts';
import { saveNoticeSettings } from '../services/notice/save-notice-settings.ts';
import { serveCloud } from '../http/register-procedure.ts';

export function registerNotices(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'notices.list', (input, request) => listNotices(context, input, request));
  serveCloud(app, 'notices.markRead', (input, request) => markNoticesRead(context, input, request));
  serveCloud(app, 'notices.getSwitches', (_input, request) => getNoticeSettings(context, request));
  serveCloud(app, 'notices.saveSwitches', (input, request) => saveNoticeSettings(context, input, request));
}
