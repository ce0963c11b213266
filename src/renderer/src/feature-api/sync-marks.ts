import type { Change } from '#shared/domain/sync/mutation.ts';

/** A field that two devices changed differently. */
export type FieldConflict = {
  /** Of this conflict among all others. */
  readonly key: string;
  readonly entity: string;
  readonly id: string;
  /** `["name"]`, or `["promptData", "concept"]`. */
  readonly path: readonly string[];
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The device that wrote the other version; undefined where it is not known. */
  readonly device: string | undefined;
  /** When it was written, milliseconds since 1970. */
  readonly at: number;
  /** Decides it, on all devices. */
  readonly settle: (chosen: 'mine' | 'theirs') => Promise<void>;
};

/** A change that the server refused, until the user decides what becomes of it. */
export type RefusedChange = {
  /** Of the mutation. */
  readonly id: string;
  readonly change: Change;
  /** A code of `errors.ts`, or a word of the domain of sync. */
  readonly refusal: string | null;
  /** Takes it out of the outbox. */
  readonly dismiss: () => Promise<void>;
};

/** The conflicts between the devices of the user. */
export type SyncMarks = {
  readonly conflicts: readonly FieldConflict[];
  /** The `markKey` of each row with a change that the server has not confirmed. */
  readonly unconfirmed: ReadonlySet<string>;
  /** The last one of each row, by `markKey`. */
  readonly refused: ReadonlyMap<string, RefusedChange>;
};

export const noSyncMarks: SyncMarks = { conflicts: [], unconfirmed: new Set(), refused: new Map() };

export const markKey = (entity: string, id: string): string => `${entity} ${id}`;
