import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { removeAvatar, saveAvatar } from '../services/profile/avatar.ts';
import { getProfile, saveProfile } from '../services/profile/profile.ts';
import { listProfileReviews } from '../services/profile/list-profile-reviews.ts';
import { serveCloud } from '../http/register-procedure.ts';

export function registerProfiles(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'profiles.get', (input) => getProfile(context, input));
  serveCloud(app, 'profiles.listReviews', (input) => listProfileReviews(context, input));
  serveCloud(app, 'profiles.save', (input, request) => saveProfile(context, input, request));
  serveCloud(app, 'profiles.saveAvatar', (input, request) => saveAvatar(context, input, request));
  serveCloud(app, 'profiles.removeAvatar', (_input, request) => removeAvatar(context, request));
}
