import { type PlatformNumber, platformNumbers } from '#shared/domain/market/platform-settings.ts';

export type PlatformNumbers = Readonly<Record<PlatformNumber, number>>;

/** The numbers that were set and hold at a moment, as part of a statement whose own word for the moment it takes. */
export const platformNumbersAt = (moment: string): string => `
  (select jsonb_object_agg(name, value) from (
    select distinct on (name) name, value from platform_settings
    where effective_at <= ${moment} order by name, effective_at desc) n)`;

/** Every number of the platform, from what `platformNumbersAt` gave. */
export const readPlatformNumbers = (found: Partial<PlatformNumbers> | null): PlatformNumbers => ({
  ...platformNumbers,
  ...found
});
