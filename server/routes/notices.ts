import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import type { RequestVariables } from '../request-context.ts';
import { getSwitches } from '../services/notice/get-switches.ts';
import { listNotices } from '../services/notice/list-notices.ts';
import { markNoticesRead } from '../services/notice/mark-notices-read.ts';
import { saveSwitches } from '../services/notice/save-switches.ts';
import { serveCloud } from './register-cloud.ts';

export function registerNotices(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'notices.list', (input, request) => listNotices(context, input, request));
  serveCloud(app, 'notices.markRead', (input, request) => markNoticesRead(context, input, request));
  serveCloud(app, 'notices.getSwitches', (_input, request) => getSwitches(context, request));
  serveCloud(app, 'notices.saveSwitches', (input, request) => saveSwitches(context, input, request));
}
