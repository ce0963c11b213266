// Server responses stored on the device with their date, so that they can be shown without a connection.
import * as z from 'zod';

export const CacheKey = z.string().min(1).max(300);

export const CachedResponse = z.object({
  /** Names what was asked for, e.g. "listings.get rain-over-lisbon". */
  key: CacheKey,
  /** The answer as JSON text. */
  value: z.string().max(300_000),
  /** Unix milliseconds. */
  cachedAt: z.int().nonnegative()
});
export type CachedResponse = z.infer<typeof CachedResponse>;
