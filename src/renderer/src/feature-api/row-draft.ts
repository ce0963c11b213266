import type { Mutation } from '#shared/domain/sync/mutation.ts';

/** A change of a row that syncs, as a feature asks for it. */
export type RowDraft = Pick<Mutation, 'entity' | 'rowId' | 'change' | 'basedOn'>;
