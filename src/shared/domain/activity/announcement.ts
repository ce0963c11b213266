// Announcements of administrators to everybody, for a limited time.
import * as z from 'zod';

export const announcementTones = ['information', 'warning'] as const;

export const maxAnnouncementLength = 280;

/** In the languages of the interface. */
export const AnnouncementTexts = z.object({
  en: z.string().trim().min(1).max(maxAnnouncementLength),
  es: z.string().trim().min(1).max(maxAnnouncementLength)
});
export type AnnouncementTexts = z.infer<typeof AnnouncementTexts>;

export const maxAnnouncementMs = 90 * 86_400_000;

type Shown = {
  /** Unix milliseconds, like all moments here. */
  readonly startsAt: number;
  readonly endsAt: number;
};

export const isShownAt = ({ startsAt, endsAt }: Shown, now: number): boolean =>
  startsAt <= now && now < endsAt;

/** True for a time that is not over and at most 90 days long. */
export const isValidTime = ({ startsAt, endsAt }: Shown, now: number): boolean =>
  endsAt > now && endsAt > startsAt && endsAt - startsAt <= maxAnnouncementMs;
