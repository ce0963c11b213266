import type { DeviceSnapshot } from '#shared/contract/device.ts';
import { stableStringify } from '#shared/kit/stable-stringify.ts';
import { type ImportPlan, planImport } from '#shared/domain/craft/transfer/import-plan.ts';

export const restoreKinds = [
  'draft',
  'history',
  'templates',
  'marks',
  'plan',
  'models',
  'preferences',
  'notifications',
  'activity'
] as const;
export type RestoreKind = (typeof restoreKinds)[number];

/** How many there are now and would be after; equal numbers may still stand for other content. */
export type Replacement = {
  readonly kind: RestoreKind;
  readonly now: number;
  readonly after: number;
  readonly isSame: boolean;
};

export type RestorePlan = { readonly merge: ImportPlan; readonly replace: readonly Replacement[] };

/** What a backup would change, by kind, in either way. Changes nothing. */
export function planRestore(current: DeviceSnapshot, incoming: DeviceSnapshot): RestorePlan {
  const replace = restoreKinds.map((kind) => {
    const [now, after] = [listContent(current, kind), listContent(incoming, kind)];
    const isSame = stableStringify(now) === stableStringify(after);
    return { kind, now: now.length, after: after.length, isSame };
  });
  return { merge: planImport(current, incoming), replace };
}

function listContent(snapshot: DeviceSnapshot, kind: RestoreKind): readonly unknown[] {
  const { draft, plan, models, preferences, events, metrics } = snapshot;
  switch (kind) {
    case 'draft':
      return draft === null ? [] : [{ ...draft, revision: 0, savedAt: 0 }];
    case 'plan':
      return plan === null ? [] : [plan];
    case 'models':
      return [...(models.registry === null ? [] : [models.registry]), ...models.prices];
    case 'preferences':
      return [preferences];
    case 'activity':
      return [...events, metrics];
    default:
      return snapshot[kind];
  }
}

/** Windows follow the draft by its revision: what comes back must be newer than what they have. */
export function renewDraft(incoming: DeviceSnapshot, current: DeviceSnapshot): DeviceSnapshot {
  if (incoming.draft === null) return incoming;
  const revision = Math.max(incoming.draft.revision, current.draft?.revision ?? 0) + 1;
  return { ...incoming, draft: { ...incoming.draft, revision } };
}
