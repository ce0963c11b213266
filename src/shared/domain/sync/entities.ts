// The entities that sync, their scopes, and how two devices' changes of them come together.
import type { FieldPath } from './row.ts';
import { findField } from '../craft/prompt/prompt-fields.ts';

/** One cursor follows one scope. */
export const scopeNames = ['library', 'buyer', 'seller', 'catalog'] as const;
export type ScopeName = (typeof scopeNames)[number];

/**
 * How a field that two devices changed is merged: `value` not at all, so that it becomes a conflict; `text` by lines;
 * `list` by element; `prompt` by the fields of the prompt data in it; `latest` is a time that is only shown, of which the
 * later one stands; of `setting` the last change stands, since nobody wants to be asked about it.
 */
export type FieldKind = 'value' | 'text' | 'list' | 'prompt' | 'latest' | 'setting';

/**
 * - `document`: edited by field.
 * - `element`: is there or is not, as an item of a wishlist.
 * - `counter`: its changes are differences. Its value also has the time of the last one, to be shown.
 * - `serverRow`: devices only read it.
 */
export type Entity =
  | {
      readonly scope: ScopeName;
      readonly kind: 'document';
      readonly fields: Readonly<Record<string, FieldKind>>;
      /** The kind of fields that are not named; `value` by default. */
      readonly otherFields?: FieldKind;
    }
  | {
      readonly scope: ScopeName;
      readonly kind: 'element';
      /** The fields of its value that hold the id of a row, by the entity of that row. */
      readonly references?: Readonly<Record<string, string>>;
    }
  | { readonly scope: ScopeName; readonly kind: 'counter' | 'serverRow' };

export const entities = {
  templates: {
    scope: 'library',
    kind: 'document',
    fields: { description: 'text', tags: 'list', promptData: 'prompt', updatedAt: 'latest' }
  },
  templateFavorites: { scope: 'library', kind: 'element' },
  templateUses: { scope: 'library', kind: 'counter' },
  savedPrompts: { scope: 'library', kind: 'document', fields: { data: 'prompt' } },
  /** The prompt that each device had in its builder last. */
  deviceDrafts: { scope: 'library', kind: 'document', fields: {}, otherFields: 'setting' },
  modelPrices: { scope: 'library', kind: 'document', fields: {}, otherFields: 'setting' },
  preferences: { scope: 'library', kind: 'document', fields: {}, otherFields: 'setting' },

  wishlists: { scope: 'buyer', kind: 'document', fields: {}, otherFields: 'setting' },
  wishlistItems: { scope: 'buyer', kind: 'element', references: { wishlistId: 'wishlists' } },
  /** By the id of the listing, of which a user has one. */
  reviews: {
    scope: 'buyer',
    kind: 'document',
    fields: { stars: 'value', text: 'text' },
    otherFields: 'setting'
  },
  /** The user's own, by the id of the account. */
  profiles: {
    scope: 'buyer',
    kind: 'document',
    fields: { displayName: 'value', bio: 'text', links: 'value' },
    otherFields: 'setting'
  },
  /** By the id of the review that the user found helpful. */
  reviewVotes: { scope: 'buyer', kind: 'element' },
  purchases: { scope: 'buyer', kind: 'serverRow' },
  notices: { scope: 'buyer', kind: 'serverRow' },
  noticeReads: { scope: 'buyer', kind: 'element' },
  /** By kind of notice. */
  noticeSettings: { scope: 'buyer', kind: 'document', fields: {}, otherFields: 'setting' },

  sellers: { scope: 'seller', kind: 'serverRow' },
  listings: { scope: 'seller', kind: 'serverRow' },
  coupons: { scope: 'seller', kind: 'serverRow' },
  payouts: { scope: 'seller', kind: 'serverRow' },
  /** The amounts available, held and paid: one row a seller. */
  sellerEarnings: { scope: 'seller', kind: 'serverRow' },
  /** Figures by day: one row a month. */
  sellerMonths: { scope: 'seller', kind: 'serverRow' },
  moderationDecisions: { scope: 'seller', kind: 'serverRow' },
  listingDrafts: {
    scope: 'seller',
    kind: 'document',
    fields: {
      description: 'text',
      notes: 'text',
      tags: 'list',
      media: 'list',
      itemIds: 'list',
      data: 'prompt',
      savedAt: 'latest'
    }
  },

  listingCards: { scope: 'catalog', kind: 'serverRow' }
} as const satisfies Record<string, Entity>;
export type EntityName = keyof typeof entities;

/** Undefined for what only a newer version of the app knows. */
export const findEntity = (name: string): Entity | undefined =>
  Object.hasOwn(entities, name) ? entities[name as EntityName] : undefined;

/** Undefined for an entity that only a newer version of the app knows. */
export const scopeOf = ({ entity }: { readonly entity: string }): ScopeName | undefined =>
  findEntity(entity)?.scope;

/** Scopes that have documents, which alone can have conflicts. */
export const scopesWithDocuments: readonly ScopeName[] = scopeNames.filter((name) =>
  Object.values(entities).some(({ scope, kind }) => scope === name && kind === 'document')
);

/** True if two devices can change the same field of it differently, so that one has to be offered what the other wrote. */
export const hasConflicts = (entity: Entity): boolean =>
  entity.kind === 'document' && (entity.otherFields !== 'setting' || Object.keys(entity.fields).length > 0);

/** How changes of the field at this path are merged. */
export function fieldKindAt(entity: Entity, [field, nested]: FieldPath): Exclude<FieldKind, 'prompt'> {
  if (entity.kind !== 'document' || field === undefined) return 'value';
  const kind = entity.fields[field] ?? entity.otherFields ?? 'value';
  if (kind !== 'prompt') return kind;
  const promptField = nested === undefined ? undefined : findField(nested)?.kind;
  if (promptField === 'passage') return 'text';
  return promptField === 'list' ? 'list' : 'value';
}
