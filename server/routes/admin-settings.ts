import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import { listSettings } from '../services/admin/settings/list-settings.ts';
import { replaySettingOf } from '../services/admin/settings/replay-setting.ts';
import { cancelSetting, scheduleSetting } from '../services/admin/settings/schedule-setting.ts';

export function registerAdminSettings(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'platformSettings.list', () => listSettings(context));
  serveCloud(app, 'platformSettings.preview', (input) => replaySettingOf(context, input));
  serveCloud(app, 'platformSettings.schedule', (input, request) => scheduleSetting(context, input, request));
  serveCloud(app, 'platformSettings.cancel', (input, request) => cancelSetting(context, input, request));
}
