import type { Hono } from 'hono';
import { serverKeys } from '#shared/domain/activity/server-keys.ts';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { serveCloud } from '../http/register-procedure.ts';
import { listCategoryUses } from '../services/admin/categories/list-category-uses.ts';
import {
  addCategory,
  changeCategory,
  mergeCategories
} from '../services/admin/categories/manage-categories.ts';
import {
  endAnnouncement,
  listAnnouncements,
  publishAnnouncement
} from '../services/admin/switches/announcements.ts';
import { listSettings } from '../services/admin/settings/list-settings.ts';
import { replaySettingOf } from '../services/admin/settings/replay-setting.ts';
import { cancelSetting, scheduleSetting } from '../services/admin/settings/schedule-setting.ts';
import { sendTestMail } from '../services/admin/switches/send-test-mail.ts';
import { listRestrictions, setRestriction } from '../services/admin/switches/switch-restrictions.ts';
import {
  listLegalTextChanges,
  scheduleLegalText,
  withdrawLegalText
} from '../services/admin/texts/manage-legal-texts.ts';
import { addWord, listWords, removeWord } from '../services/admin/words/manage-words.ts';
import { listCategories } from '../services/category/list-categories.ts';
import { listLegalTexts } from '../services/legal-text/read-legal-texts.ts';
import type { PlatformStateCache } from '../services/platform-state/platform-state-cache.ts';
import { compareModelLists } from '../services/admin/models/compare-model-lists.ts';
import { listModelLists } from '../services/admin/models/list-model-lists.ts';
import { publishModelList } from '../services/admin/models/publish-model-list.ts';
import { uploadModelList } from '../services/admin/models/upload-model-list.ts';

/** Platform administration: settings, restrictions, announcements, legal texts, forbidden words and categories. */
export function registerAdminSettings(
  app: Hono<RequestVariables>,
  context: Context,
  state: PlatformStateCache
): void {
  serveCloud(app, 'platformSettings.list', () => listSettings(context));
  serveCloud(app, 'platformSettings.preview', (input) => replaySettingOf(context, input));
  serveCloud(app, 'platformSettings.schedule', (input, request) => scheduleSetting(context, input, request));
  serveCloud(app, 'platformSettings.cancel', (input, request) => cancelSetting(context, input, request));
  serveCloud(app, 'legalTexts.list', () => listLegalTexts(context));
  serveCloud(app, 'legalTexts.listChanges', () => listLegalTextChanges(context));
  serveCloud(app, 'legalTexts.schedule', (input, request) => scheduleLegalText(context, input, request));
  serveCloud(app, 'legalTexts.withdraw', (input, request) => withdrawLegalText(context, input, request));
  serveCloud(app, 'forbiddenWords.list', () => listWords(context));
  serveCloud(app, 'forbiddenWords.add', (input, request) => addWord(context, input, request));
  serveCloud(app, 'forbiddenWords.remove', (input, request) => removeWord(context, input, request));
  serveCloud(app, 'categories.list', () => listCategories(context));
  serveCloud(app, 'categories.listUses', () => listCategoryUses(context));
  serveCloud(app, 'categories.add', (input, request) => addCategory(context, input, request));
  serveCloud(app, 'categories.change', (input, request) => changeCategory(context, input, request));
  serveCloud(app, 'categories.merge', (input, request) => mergeCategories(context, input, request));
  serveCloud(app, 'serverKeys.list', () =>
    serverKeys.map((name) => ({ name, isPresent: context.givenKeys.has(name) }))
  );
  serveCloud(app, 'testMails.send', (input, request) => sendTestMail(context, input, request));
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

export function registerAdminModels(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'modelLists.list', () => listModelLists(context));
  serveCloud(app, 'modelLists.upload', (input, request) => uploadModelList(context, input, request));
  serveCloud(app, 'modelLists.compare', (input) => compareModelLists(context, input));
  serveCloud(app, 'modelLists.publish', (input, request) => publishModelList(context, input, request));
}
