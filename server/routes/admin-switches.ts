import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import {
  endAnnouncement,
  listAnnouncements,
  publishAnnouncement
} from '../services/admin/switches/announcements.ts';
import { listRestrictions, setRestriction } from '../services/admin/switches/switch-restrictions.ts';
import { addWord, listWords, removeWord } from '../services/admin/words/manage-words.ts';
import type { PlatformStateCache } from '../services/platform-state/platform-state-cache.ts';

export function registerAdminSwitches(
  app: Hono<RequestVariables>,
  context: Context,
  state: PlatformStateCache
): void {
  serveCloud(app, 'forbiddenWords.list', () => listWords(context));
  serveCloud(app, 'forbiddenWords.add', (input, request) => addWord(context, input, request));
  serveCloud(app, 'forbiddenWords.remove', (input, request) => removeWord(context, input, request));
  serveCloud(app, 'announcements.list', () => listAnnouncements(context));
  serveCloud(app, 'announcements.publish', async (input, request) => {
    const answer = await publishAnnouncement(context, input, request);
    state.clear();
    return answer;
  });
  serveCloud(app, 'announcements.end', async (input, request) => {
    await endAnnouncement(context, input, request);
    state.clear();
  });
  serveCloud(app, 'platformRestrictions.list', () => listRestrictions(context));
  serveCloud(app, 'platformRestrictions.set', async (input, request) => {
    await setRestriction(context, input, request);
    state.clear();
  });
}
