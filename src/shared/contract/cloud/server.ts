import * as z from 'zod';
import { ModelRegistry } from '../../domain/craft/model/model.ts';
import { PublishedModels } from '../../domain/craft/model/signed-models.ts';
import { AnnouncementTexts, announcementTones } from '../../domain/activity/announcement.ts';
import { services, serviceStates } from '../../domain/activity/service-status.ts';
import { restrictions } from '../../domain/people/restrictions.ts';
import { Downloads } from '../../domain/release/downloads.ts';
import { idOf } from '../ids.ts';
import { nothing, query } from '../procedure.ts';

/** How well the server works, for everybody. No number in here says how much is sold or by whom. */
export const Status = z.object({
  asOf: z.int(),
  states: z.record(z.enum(services), z.enum(serviceStates)),
  /** The worst state of each of the last 90 days, oldest first; a day without data is left out. */
  days: z.array(z.object({ day: z.iso.date(), service: z.enum(services), state: z.enum(serviceStates) }))
});
export type Status = z.infer<typeof Status>;

/** Restrictions and announcements in force, as administrators set them. At most a second old. */
export const PlatformState = z.object({
  /** Those that bind the caller. */
  restrictions: z.array(z.enum(restrictions)),
  /** Those that are shown now, in the order they began. */
  announcements: z.array(
    z.object({
      id: idOf('ann'),
      tone: z.enum(announcementTones),
      texts: AnnouncementTexts,
      endsAt: z.int()
    })
  )
});
export type PlatformState = z.infer<typeof PlatformState>;

export const serverProcedures = {
  /** The process answers. */
  'health.get': query(nothing, z.object({ status: z.literal('ok'), version: z.string() })),
  /** Succeeds if the database answers too; `not_ready` otherwise. */
  'health.ready': query(nothing, z.object({ status: z.literal('ready') })),
  'status.get': query(nothing, Status),
  'platformState.get': query(nothing, PlatformState),
  /** The releases of the desktop app that this server publishes. */
  'downloads.get': query(nothing, Downloads),
  /** The list of models in use: the one published, or a newer one that this server was built with. */
  'models.get': query(nothing, ModelRegistry),
  /** The published list, to the letter as it was signed. */
  'models.getPublished': query(nothing, PublishedModels)
} as const;
