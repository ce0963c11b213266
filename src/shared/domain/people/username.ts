// A username is a person's public name in URLs: lowercase, so that no two differ by case alone.
import * as z from 'zod';
import { looksLikeReelwright } from './public-name.ts';

/** 3 to 30 of a–z, 0–9 and single hyphens inside. */
export const Username = z
  .string()
  .min(3)
  .max(30)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
export type Username = z.infer<typeof Username>;

/** Names that would read as those of the people who run the site, or as one of its addresses. */
const reserved: ReadonlySet<string> = new Set([
  'admin',
  'administrator',
  'api',
  'auth',
  'help',
  'moderator',
  'official',
  'root',
  'security',
  'staff',
  'support',
  'system'
]);

/** The usernames of deleted accounts. */
const deletedPrefix = 'deleted-';

export const isReservedUsername = (username: string): boolean =>
  reserved.has(username) || username.startsWith(deletedPrefix) || looksLikeReelwright(username);

/** The nearest allowed name to what somebody is called elsewhere, e.g. "Ana.Li@example.com" gives "ana-li". */
export function proposeUsername(text: string): string {
  const [local = ''] = text.split('@');
  const name = local
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '')
    .slice(0, 24)
    .replace(/-$/, '');
  if (looksLikeReelwright(name)) return 'user';
  return name.length < 3 || isReservedUsername(name) ? `user-${name}`.replace(/-$/, '') : name;
}
