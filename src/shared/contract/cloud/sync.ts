// Sync as devices call it. `src/shared/contract/sync/engine.ts` runs a round of these calls.
import * as z from 'zod';
import { scopeNames } from '../../domain/sync/entities.ts';
import { Change, NumberedMutation } from '../../domain/sync/mutation.ts';
import { MutationAnswer } from '../../domain/sync/outbox.ts';
import { FeedPage } from '../../domain/sync/replica.ts';
import { maxFormerIds } from '../../domain/sync/former-ids.ts';
import { command, nothing, query } from '../procedure.ts';

/** The mutations that a device sends at a time. */
const maxPushedMutations = 50;

/** Also one whose change only a later app can make: it is refused by itself, and what is behind it goes on. */
const PushedMutation = NumberedMutation.extend({
  change: z.union([Change, z.looseObject({ kind: z.string() })])
});
export type PushedMutation = z.infer<typeof PushedMutation>;

/** Drawn at random by the device. */
const deviceId = z.string().regex(/^[\w-]{8,64}$/u);

/** The device's ids before repairs. If the library was deleted since, the server recorded that under these ids. */
const formerIds = z.array(deviceId).max(maxFormerIds).optional();

const PushAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('answered'), answers: z.array(MutationAnswer) }),
  /** The numbers do not follow the last one that the server has of this device: its data is a copy. */
  z.object({ outcome: z.literal('unknown_device') })
]);

/** `name` is its app and system, as in the list of sessions. */
const SyncDevice = z.object({ deviceId: z.string(), name: z.string(), lastSyncedAt: z.int() });
export type SyncDevice = z.infer<typeof SyncDevice>;

export const syncProcedures = {
  /** Applies the mutations in their order, each once: what was sent before gets the answer that it got then. */
  'sync.push': command(
    z.object({ deviceId, formerIds, mutations: z.array(PushedMutation).min(1).max(maxPushedMutations) }),
    PushAnswer
  ),
  /** One page of each scope. A cursor that is null, too old or of another database begins the scope anew. */
  'sync.pull': command(
    z.object({
      deviceId,
      formerIds,
      scopes: z
        .array(z.object({ name: z.enum(scopeNames), cursor: z.string().max(2000).nullable() }))
        .min(1)
        .max(scopeNames.length)
    }),
    z.array(FeedPage)
  ),
  /**
   * Deletes the library from the server. Each device that has synced it so far is refused as `library_removed` from then on:
   * it keeps what it has, and begins anew under another id where its user turns sync on again.
   */
  'syncedLibrary.remove': command(nothing, nothing),
  /** The last that synced first. */
  'syncDevices.list': query(nothing, z.array(SyncDevice))
} as const;
