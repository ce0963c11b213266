// A mutation is one thing a user did, stored on the device before anything is sent. The server applies the mutations
// of a device in their order, each once.
import * as z from 'zod';
import { Conflict, DocumentValue, FieldPath } from './row.ts';
import { type Entity, findEntity } from './entities.ts';

/** `from` is what the user saw, `to` what they made of it; absent where the field is. */
export const FieldEdit = z.object({ path: FieldPath, from: z.json().optional(), to: z.json().optional() });
export type FieldEdit = z.infer<typeof FieldEdit>;

export const Change = z.discriminatedUnion('kind', [
  /** A new document. */
  z.object({ kind: z.literal('create'), value: DocumentValue }),
  /** `settled` are the conflicts that the user decided; a value that was chosen is among the edits. */
  z.object({
    kind: z.literal('edit'),
    edits: z.array(FieldEdit),
    settled: z.array(Conflict.pick({ path: true, writtenBy: true })).default([])
  }),
  z.object({ kind: z.literal('delete') }),
  /** An element with what is known of it, as the list that a wishlist item is in. */
  z.object({ kind: z.literal('add'), value: DocumentValue }),
  z.object({ kind: z.literal('remove') }),
  /** A difference. */
  z.object({ kind: z.literal('count'), by: z.int() })
]);
export type Change = z.infer<typeof Change>;
type ChangeKind = Change['kind'];

/** Visible characters of ASCII, which every database takes. */
const key = z.string().regex(/^[\x21-\x7e]+$/u);

export const Mutation = z.object({
  /** Random; the idempotency key. */
  id: key.max(64),
  entity: key.max(64),
  rowId: key.max(200),
  change: Change,
  /** The revision of the row that the user saw; null where they saw none. */
  basedOn: z.int().positive().nullable(),
  /** Of the shape of `change` for this entity. */
  version: z.int().positive(),
  /** By the device's clock: shown, never compared. */
  madeAt: z.number()
});
export type Mutation = z.infer<typeof Mutation>;

/** 1 for the first that a device sends; each is one higher than the one before. */
export const NumberedMutation = Mutation.extend({ sequence: z.int().positive() });
export type NumberedMutation = z.infer<typeof NumberedMutation>;

const changeKinds: Readonly<Record<Entity['kind'], readonly ChangeKind[]>> = {
  document: ['create', 'edit', 'delete'],
  element: ['add', 'remove'],
  counter: ['count'],
  serverRow: []
};

/** True for mutations that a device may send: `templates.edit`, `wishlistItems.add`, … None concerns money. */
export const isKnownMutation = ({ entity, change }: Pick<Mutation, 'entity' | 'change'>): boolean => {
  const found = findEntity(entity);
  return found !== undefined && changeKinds[found.kind].includes(change.kind);
};
