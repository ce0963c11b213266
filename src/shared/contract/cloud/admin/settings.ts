// Settings that administrators make for the whole platform: numbers, restrictions, announcements and forbidden words.
import * as z from 'zod';
import { AnnouncementTexts, announcementTones } from '../../../domain/activity/announcement.ts';
import { serverKeys } from '../../../domain/activity/server-keys.ts';
import { maxForbiddenWordLength, normalizeWords } from '../../../domain/market/moderation/forbidden-words.ts';
import { PublicPerson } from '../../../domain/people/account.ts';
import { restrictions } from '../../../domain/people/restrictions.ts';
import { platformSettingNames } from '../../../domain/market/platform-settings.ts';
import { SettingReplay } from '../../../domain/trade/replay-setting.ts';
import { command, nothing, query } from '../../procedure.ts';
import { adminReasonLength } from './users.ts';
import { idOf } from '../../ids.ts';

const Name = z.enum(platformSettingNames);
const Administrator = PublicPerson.extend({ id: idOf('usr') });

/** A value of a setting, from a moment on. */
const SettingChange = z.object({
  value: z.int(),
  effectiveAt: z.int(),
  createdAt: z.int(),
  /** Null where no administrator set it. */
  actor: Administrator.nullable(),
  reason: z.string(),
  /** When it was canceled before it began; null for one that counts. */
  cancelledAt: z.int().nullable()
});
export type SettingChange = z.infer<typeof SettingChange>;

const PlatformSetting = z.object({
  name: Name,
  /** In effect now. */
  value: z.int(),
  /** The change that set it; null while the default holds. */
  current: SettingChange.nullable(),
  /** Soonest first. */
  scheduled: z.array(SettingChange),
  /** The last 50 changes that are over or were canceled, newest first. */
  history: z.array(SettingChange)
});
export type PlatformSetting = z.infer<typeof PlatformSetting>;

const reason = z.string().trim().min(adminReasonLength.min).max(adminReasonLength.max);

const PlatformRestriction = z.object({
  name: z.enum(restrictions),
  isInForce: z.boolean(),
  /** The latest one; null while it was never in force. */
  change: z.object({ reason: z.string(), changedAt: z.int(), actor: PublicPerson }).nullable()
});
export type PlatformRestriction = z.infer<typeof PlatformRestriction>;

const content = { tone: z.enum(announcementTones), texts: AnnouncementTexts };

const AnnouncementEntry = z.object({
  id: idOf('ann'),
  ...content,
  startsAt: z.int(),
  /** When it ends, or ended early. */
  endsAt: z.int(),
  reason: z.string(),
  createdAt: z.int(),
  actor: PublicPerson
});
export type AnnouncementEntry = z.infer<typeof AnnouncementEntry>;

const WordChange = z.object({
  word: z
    .string()
    .trim()
    .max(maxForbiddenWordLength)
    .refine((word) => normalizeWords(word) !== ''),
  reason
});

const ForbiddenWord = z.object({
  word: z.string(),
  reason: z.string(),
  addedAt: z.int(),
  actor: PublicPerson
});
export type ForbiddenWord = z.infer<typeof ForbiddenWord>;

export const adminSettingsProcedures = {
  'platformSettings.list': query(nothing, z.array(PlatformSetting)),
  /** Plays the last 90 days again under that value. Nothing is changed. */
  'platformSettings.preview': query(z.object({ name: Name, value: z.int() }), SettingReplay),
  'platformSettings.schedule': command(
    z.object({
      name: Name,
      value: z.int(),
      /** Null for as soon as possible, which is a minute from now. */
      effectiveAt: z.int().nullable(),
      reason
    }),
    z.object({ effectiveAt: z.int() })
  ),
  'platformSettings.cancel': command(z.object({ name: Name, effectiveAt: z.int(), reason }), nothing),

  'platformRestrictions.list': query(nothing, z.array(PlatformRestriction)),
  /** In effect on every instance within two seconds. */
  'platformRestrictions.set': command(
    z.object({ name: z.enum(restrictions), isInForce: z.boolean(), reason }),
    nothing
  ),

  /** The 50 newest. */
  'announcements.list': query(nothing, z.array(AnnouncementEntry)),
  'announcements.publish': command(
    z.object({
      ...content,
      /** Null for now. */
      startsAt: z.int().nullable(),
      endsAt: z.int(),
      reason
    }),
    z.object({ id: idOf('ann') })
  ),
  /** Ends one that is not over, or cancels one that has not begun. */
  'announcements.end': command(z.object({ id: idOf('ann'), reason }), nothing),

  /** Which secrets the server was given; never one of them. */
  'serverKeys.list': query(nothing, z.array(z.object({ name: z.enum(serverKeys), isPresent: z.boolean() }))),
  /** Sends a mail to one's own address and answers with what the mail server said. */
  'testMails.send': command(
    z.object({ reason }),
    z.object({ to: z.email(), isAccepted: z.boolean(), answer: z.string() })
  ),

  /** In the order of the alphabet. */
  'forbiddenWords.list': query(nothing, z.array(ForbiddenWord)),
  'forbiddenWords.add': command(WordChange, nothing),
  'forbiddenWords.remove': command(WordChange, nothing)
} as const;
