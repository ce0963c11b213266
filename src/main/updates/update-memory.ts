// The updater's memory between starts, in a file of its own: losing it costs a skipped
// version and the way back from a new one that does not start.
import * as z from 'zod';
import { ReleaseChannel, releaseChannels } from '#shared/domain/release/release-manifest.ts';
import { isBeta } from '#shared/domain/release/release-version.ts';
import type { Backing } from '../system/open-json-store.ts';
import { StartRecord } from './start-record.ts';

const Remembered = z.object({
  /** Decides about rollouts; is sent nowhere. */
  installId: z.string().catch(''),
  channel: ReleaseChannel.nullable().catch(null),
  skippedVersion: z.string().nullable().catch(null),
  /** When the newest manifest of each channel was signed. */
  newestSignedAt: z.partialRecord(z.enum(releaseChannels), z.int()).catch({}),
  /** The version whose installation was begun, with its changes. */
  installing: z
    .object({ version: z.string(), notes: z.array(z.string()) })
    .nullable()
    .catch(null),
  ...StartRecord.shape
});
type Remembered = z.infer<typeof Remembered>;

export type UpdateMemory = {
  readonly recall: () => Remembered;
  /** Never throws: where nothing can be written, it is remembered until the app closes. */
  readonly remember: (change: Partial<Remembered>) => void;
};

export function createUpdateMemory(backing: Backing, createId: () => string): UpdateMemory {
  let remembered = Remembered.parse(backing.store);
  const remember = (change: Partial<Remembered>): void => {
    remembered = { ...remembered, ...change };
    try {
      backing.store = remembered;
    } catch {
      // A read-only or full folder.
    }
  };
  if (remembered.installId === '') remember({ installId: createId() });
  return { recall: () => remembered, remember };
}

/** A user who installed a beta gets betas until they choose otherwise. */
export const channelOf = ({ channel }: Remembered, version: string): ReleaseChannel =>
  channel ?? (isBeta(version) ? 'beta' : 'stable');
