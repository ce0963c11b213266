import { SyncRow } from '#shared/domain/sync/row.ts';

const Content = SyncRow.omit({ entity: true, id: true, revision: true, isDeleted: true });
type SyncedContent = typeof Content._output;

/** The content of a synced row beside its key, as JSON in text: `jsonb` refuses the character U+0000, which a prompt may contain. */
export const serializeContent = ({ value, stamps, conflicts, writtenBy, deletedBy }: SyncedContent): string =>
  JSON.stringify({ value, stamps, conflicts, writtenBy, deletedBy } satisfies SyncedContent);

export const parseContent = (content: string): SyncedContent => Content.parse(JSON.parse(content));
