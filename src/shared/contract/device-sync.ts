// Sync as the device offers it: the replica of the server's rows, and the outbox. Who syncs calls them through
// `sync/device-store.ts`; screens show them.
import * as z from 'zod';
import { scopeNames } from '../domain/sync/entities.ts';
import { Mutation, NumberedMutation } from '../domain/sync/mutation.ts';
import { MutationAnswer, OutboxItem } from '../domain/sync/outbox.ts';
import { FeedPage } from '../domain/sync/replica.ts';
import { Conflict, DocumentValue } from '../domain/sync/row.ts';
import { command, nothing, query } from './procedure.ts';

const ScopeName = z.enum(scopeNames);

export const ReplicaStatus = z.object({
  userId: z.string(),
  deviceId: z.string(),
  /** Earlier ids of this device. The server may have recorded a deletion of the library under one of them. */
  formerIds: z.array(z.string()),
  /** The highest number that a mutation was given under this device id; 0 for none. */
  lastSequence: z.int().nonnegative(),
  /** Those that were joined. `bytes` is the length of the rows as JSON. */
  scopes: z.array(z.object({ name: ScopeName, cursor: z.string().nullable(), rows: z.int(), bytes: z.int() }))
});
export type ReplicaStatus = z.infer<typeof ReplicaStatus>;

/** A row of which two devices changed the same field, as the user sees it. */
export const ConflictedRow = z.object({
  entity: z.string(),
  id: z.string(),
  /** The revision that a mutation of it is based on. */
  basedOn: Mutation.shape.basedOn,
  value: DocumentValue,
  conflicts: z.array(Conflict)
});
export type ConflictedRow = z.infer<typeof ConflictedRow>;

/** A row as the user sees it: the server's, with their own changes that wait. */
export const ReplicaRow = z.object({
  id: z.string(),
  /** The revision that a mutation of it is based on. */
  basedOn: Mutation.shape.basedOn,
  value: DocumentValue
});
export type ReplicaRow = z.infer<typeof ReplicaRow>;

/** The device whose request was answered: an answer that comes after another user has joined is refused as `conflict`. */
const Addressee = z.object({ deviceId: z.string().optional() });

export const syncDeviceProcedures = {
  /** Null while the device syncs with no account. */
  'replica.load': query(nothing, ReplicaStatus.nullable()),
  /**
   * Begins to sync. What the device kept of another user is removed first. For the same user it adds and removes scopes;
   * what the outbox holds of a removed scope is forgotten with it. With `keepsUnsent` it waits until the scope is joined again,
   * except for scopes that are compared with tables.
   */
  'replica.join': command(
    z.object({
      userId: z.string().min(1),
      scopes: z.array(ScopeName),
      keepsUnsent: z.boolean().optional()
    }),
    nothing
  ),
  /**
   * Forgets the replica and the outbox. Without the library, its rows that the server has go from the device too, and those
   * that it never confirmed stay.
   */
  'replica.leave': command(z.object({ keepsLibrary: z.boolean() }), nothing),
  /** Applies a page with its cursor, and writes what it changes into the tables that the features read. */
  'replica.applyPage': command(FeedPage.extend(Addressee.shape), nothing),
  /** Draws another device id and takes the numbers away. */
  'replica.renewDevice': command(nothing, nothing),
  /** "Start this device again from the server": the scope is read anew, and the outbox stays. */
  'replica.restart': command(z.object({ scope: ScopeName }), nothing),
  'replica.listConflicts': query(nothing, z.array(ConflictedRow)),
  /** Null until its scope was read to its end once. */
  'replica.listRows': query(z.object({ entity: z.string() }), z.array(ReplicaRow).nullable()),

  /** As of the last step, messages first: later changes by the user are found by `outbox.collect`. */
  'outbox.list': query(nothing, z.array(OutboxItem)),
  /** Adds what the user did since the last step. `waiting` are the mutations without an answer. */
  'outbox.collect': command(nothing, z.object({ waiting: z.int().nonnegative() })),
  /** Collects, then numbers the first mutations without an answer. */
  'outbox.takeBatch': command(z.object({ limit: z.int().positive() }), z.array(NumberedMutation)),
  'outbox.saveAnswers': command(Addressee.extend({ answers: z.array(MutationAnswer) }), nothing),
  /** Of a message, which needs no device that has joined: one that was taken goes from the outbox. */
  'outbox.saveMessageAnswer': command(MutationAnswer, nothing),
  /**
   * Adds a decision on a conflict, or another mutation of a scope that was joined; of others it is `not_found`. A message to
   * the operators needs no account, and the same one again changes nothing.
   */
  'outbox.append': command(Mutation, nothing),
  /**
   * Takes a mutation back that was not sent, or dismisses one that was refused, with what depends on it. One that may have
   * reached the server is refused as `already_sent`, except a message.
   */
  'outbox.remove': command(z.object({ id: z.string() }), nothing)
} as const;
