// The outbox of a device: its mutations in the order in which they were made, until the server has confirmed them.
import * as z from 'zod';
import { isSameValue } from '../../kit/merge/merge-value.ts';
import { writePath } from './edit-document.ts';
import { findEntity } from './entities.ts';
import { type Change, type FieldEdit, Mutation, type NumberedMutation } from './mutation.ts';
import { pathKey } from './row.ts';

export const OutboxItem = z.object({
  mutation: Mutation,
  /** Its number on this device; null until it is about to be sent. */
  sequence: z.int().positive().nullable(),
  /**
   * - `waiting`: never sent, so that a later edit may still be joined to it.
   * - `sent`: it may have reached the server, and is sent again until there is an answer.
   * - `accepted`: the server has applied it; its row is still to come.
   * - `refused`: set aside with the reason, until the user decides what becomes of it.
   */
  state: z.enum(['waiting', 'sent', 'accepted', 'refused']),
  refusal: z.string().nullable()
});
export type OutboxItem = z.infer<typeof OutboxItem>;

/**
 * The outbox with one mutation more. An edit is joined to the last mutation of its row while that has not been sent, so
 * that typing offline for an hour is one mutation. It takes the new id: where the data folder was restored from a copy, the
 * old one may have been sent with less in it.
 */
export function appendMutation(outbox: readonly OutboxItem[], mutation: Mutation): OutboxItem[] {
  const last = outbox.findLast((item) => isSameRow(item.mutation, mutation));
  const joined = last?.state === 'waiting' ? joinChanges(last.mutation.change, mutation.change) : undefined;
  if (last === undefined || joined === undefined)
    return [...outbox, { mutation, sequence: null, state: 'waiting', refusal: null }];
  const { id, madeAt } = mutation;
  const replaced = { ...last, mutation: { ...last.mutation, id, madeAt, change: joined } };
  return outbox.map((item) => (item === last ? replaced : item));
}

/** Characters of a batch as JSON, so that a request stays small. One mutation is always in it. */
const maxBatchLength = 500_000;

/** The outbox with numbers for the first mutations that have no answer yet, up to `limit`, which are now being sent. */
export function numberMutations(
  outbox: readonly OutboxItem[],
  limit: number,
  nextSequence: number
): { readonly outbox: OutboxItem[]; readonly batch: NumberedMutation[]; readonly nextSequence: number } {
  const batch: NumberedMutation[] = [];
  let next = nextSequence;
  let length = 0;
  let isFull = false;
  const numbered = outbox.map((item): OutboxItem => {
    if (isFull || !isUnanswered(item)) return item;
    length += JSON.stringify(item.mutation).length;
    isFull = batch.length === limit || (batch.length > 0 && length > maxBatchLength);
    if (isFull) return item;
    const sequence = item.sequence ?? next;
    if (item.sequence === null) next += 1;
    batch.push({ ...item.mutation, sequence });
    return { ...item, sequence, state: 'sent' };
  });
  return { outbox: numbered, batch, nextSequence: next };
}

const isUnanswered = ({ state }: OutboxItem): boolean => state === 'waiting' || state === 'sent';

/** Without numbers, for a device that begins anew: what the server has by its id is not applied a second time. */
export const forgetNumbers = (outbox: readonly OutboxItem[]): OutboxItem[] =>
  outbox.map((item) => ({ ...item, sequence: null, state: item.state === 'accepted' ? 'sent' : item.state }));

/** The server's answer to a mutation; `refusal` is null for one that it applied. */
export const MutationAnswer = z.object({ id: z.string(), refusal: z.string().nullable() });
export type MutationAnswer = z.infer<typeof MutationAnswer>;

export function recordAnswers(
  outbox: readonly OutboxItem[],
  answers: readonly MutationAnswer[]
): OutboxItem[] {
  const refusals = new Map(answers.map(({ id, refusal }) => [id, refusal]));
  return outbox.map((item) => {
    const refusal = refusals.get(item.mutation.id);
    if (refusal === undefined || !isUnanswered(item)) return item;
    return { ...item, state: refusal === null ? 'accepted' : 'refused', refusal };
  });
}

/** One change that does what both do, one after the other; undefined where they stay two. */
function joinChanges(first: Change, second: Change): Change | undefined {
  if (second.kind !== 'edit') return undefined;
  if (first.kind === 'create')
    return {
      kind: 'create',
      value: second.edits.reduce((value, { path, to }) => writePath(value, path, to), first.value)
    };
  if (first.kind !== 'edit' || overlap(first.edits, second.edits)) return undefined;
  const edits = new Map(first.edits.map((edit) => [pathKey(edit.path), edit]));
  for (const edit of second.edits)
    edits.set(pathKey(edit.path), joinEdits(edits.get(pathKey(edit.path)), edit));
  return {
    kind: 'edit',
    edits: [...edits.values()].filter(({ from, to }) => !isSameValue(from, to)),
    settled: [...first.settled, ...second.settled]
  };
}

/** True if one list edits a whole field of which the other edits a part, so that their order matters. */
const overlap = (first: readonly FieldEdit[], second: readonly FieldEdit[]): boolean =>
  first.some((one) =>
    second.some((other) => one.path.length !== other.path.length && one.path[0] === other.path[0])
  );

function joinEdits(first: FieldEdit | undefined, second: FieldEdit): FieldEdit {
  if (first === undefined) return second;
  const { from: _seen, ...joined } = second;
  return first.from === undefined ? joined : { ...joined, from: first.from };
}

const isSameRow = (mutation: Mutation, { entity, rowId }: Pick<Mutation, 'entity' | 'rowId'>): boolean =>
  mutation.entity === entity && mutation.rowId === rowId;

/** The later mutations that depend on this one: changes of the row it creates, and rows that refer to it. */
export function listDependents(outbox: readonly OutboxItem[], on: Mutation): OutboxItem[] {
  const index = outbox.findIndex(({ mutation }) => mutation.id === on.id);
  if (on.change.kind !== 'create' || index === -1) return [];
  return outbox.slice(index + 1).filter(({ mutation }) => isSameRow(mutation, on) || refersTo(mutation, on));
}

function refersTo({ entity, change }: Mutation, on: Mutation): boolean {
  const found = findEntity(entity);
  if (found?.kind !== 'element' || change.kind !== 'add') return false;
  return Object.entries(found.references ?? {}).some(
    ([field, target]) => target === on.entity && change.value[field] === on.rowId
  );
}
