// What administrators open and close for everybody, announce to them, and do not let them write.
import * as z from 'zod';
import { AnnouncementTexts, announcementTones } from '../../domain/activity/announcement.ts';
import { maxForbiddenWordLength, normalizeWords } from '../../domain/market/moderation/forbidden-words.ts';
import { PublicPerson } from '../../domain/people/account.ts';
import { restrictions } from '../../domain/people/restrictions.ts';
import { command, nothing, query } from '../procedure.ts';
import { adminReasonLength } from './admin-users.ts';
import { idOf } from './ids.ts';

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

export const adminSwitchesProcedures = {
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

  /** In the order of the alphabet. */
  'forbiddenWords.list': query(nothing, z.array(ForbiddenWord)),
  'forbiddenWords.add': command(WordChange, nothing),
  'forbiddenWords.remove': command(WordChange, nothing)
} as const;
