// Changes keep the shape that the app gave them which made them, and are read in today's: on the server, which apps of any age
// send to, and on a device whose app was updated while they waited.
import type { EntityName } from './entities.ts';
import type { Change, Mutation } from './mutation.ts';

/** Leads from one version of an entity's changes to the next; undefined for one that has no equal there. */
type Step = (change: Change) => Change | undefined;

export type Steps = { readonly [Name in EntityName]?: readonly Step[] };

/** The first step of an entity leads from version 1 to version 2. A step is never removed. */
const steps: Steps = {};

/** The change in the newest version that this app knows; undefined for one of a later version. */
export function upgradeChange(
  { entity, version, change }: Pick<Mutation, 'entity' | 'version' | 'change'>,
  known: Steps = steps
): Change | undefined {
  const ofEntity = Object.hasOwn(known, entity) ? (known[entity as EntityName] ?? []) : [];
  if (version > ofEntity.length + 1) return undefined;
  return ofEntity
    .slice(version - 1)
    .reduce<Change | undefined>((before, step) => before && step(before), change);
}
