// The starts of a new version. A start counts as failed from its beginning until the page says that it is ready, so
// that one that ends in any way before counts too.
import * as z from 'zod';
import { compareReleaseVersions, ReleaseVersion } from '#shared/domain/release/release-version.ts';

export const StartRecord = z.object({
  /** The version that started well the last time, and the schema of its database. */
  confirmed: z.object({ version: ReleaseVersion, schema: z.int() }).nullable().catch(null),
  /** The newer version that has not started well yet. */
  tried: z
    .object({
      version: z.string(),
      starts: z.int(),
      /** True once the user chose to keep it, whatever happens. */
      isKept: z.boolean()
    })
    .nullable()
    .catch(null)
});
export type StartRecord = z.infer<typeof StartRecord>;

const failuresBeforeAsking = 2;

/** The record to be written before anything else of this start happens; the first start ever can only be confirmed. */
export function beginStart({ confirmed, tried }: StartRecord, version: string): StartRecord {
  if (confirmed === null || !isNewer(version, confirmed.version)) return { confirmed, tried: null };
  const before = tried?.version === version ? tried : { starts: 0, isKept: false };
  return { confirmed, tried: { ...before, version, starts: before.starts + 1 } };
}

/** False for a build that is no release. */
const isNewer = (version: string, than: string): boolean =>
  ReleaseVersion.safeParse(version).success && compareReleaseVersions(version, than) > 0;

/** Of the record of a start that has begun: whether the two before it failed, and nobody chose to keep the version. */
export const isWayBackOffered = ({ tried }: StartRecord): boolean =>
  tried !== null && !tried.isKept && tried.starts > failuresBeforeAsking;

export const keepVersion = ({ confirmed, tried }: StartRecord): StartRecord => ({
  confirmed,
  tried: tried === null ? null : { ...tried, isKept: true }
});

/** `schema` is that of the database that this version writes. */
export const confirmStart = (version: string, schema: number): StartRecord => ({
  confirmed: { version, schema },
  tried: null
});
