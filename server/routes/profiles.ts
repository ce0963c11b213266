import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import type { RequestVariables } from '../request-context.ts';
import { getProfile } from '../services/profile/get-profile.ts';
import { listProfileReviews } from '../services/profile/list-profile-reviews.ts';
import { removeAvatar } from '../services/profile/remove-avatar.ts';
import { saveAvatar } from '../services/profile/save-avatar.ts';
import { saveProfile } from '../services/profile/save-profile.ts';
import { serveCloud } from './register-cloud.ts';

export function registerProfiles(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'profiles.get', (input) => getProfile(context, input));
  serveCloud(app, 'profiles.listReviews', (input) => listProfileReviews(context, input));
  serveCloud(app, 'profiles.save', (input, request) => saveProfile(context, input, request));
  serveCloud(app, 'profiles.saveAvatar', (input, request) => saveAvatar(context, input, request));
  serveCloud(app, 'profiles.removeAvatar', (_input, request) => removeAvatar(context, request));
}
