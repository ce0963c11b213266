// The numbers of the platform: what is in effect, what is scheduled, and what a change would have done.
import * as z from 'zod';
import { PublicPerson } from '../../domain/people/account.ts';
import { platformSettingNames } from '../../domain/market/platform-settings.ts';
import { SettingReplay } from '../../domain/trade/replay-setting.ts';
import { command, nothing, query } from '../procedure.ts';
import { adminReasonLength } from './admin-users.ts';
import { idOf } from './ids.ts';

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
  'platformSettings.cancel': command(z.object({ name: Name, effectiveAt: z.int(), reason }), nothing)
} as const;
