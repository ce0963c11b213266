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

/** What of the library is not settled between the devices of the user. */
export type SyncMarks = {
  readonly conflicts: readonly FieldConflict[];
  /** The `markKey` of each row with a change that the server has not confirmed. */
  readonly unconfirmed: ReadonlySet<string>;
};

export const noSyncMarks: SyncMarks = { conflicts: [], unconfirmed: new Set() };

export const markKey = (entity: string, id: string): string => `${entity} ${id}`;
