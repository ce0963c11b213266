import type { PromptDocument } from '../craft/prompt/prompt.ts';
import type { PackContent } from '../craft/transfer/pack-file.ts';
import type { SavedListingDraft } from '../market/saved-listing-draft.ts';
import { historyTable, listingDraftTable, templateTable } from './library-rows.ts';
import type { Mutation } from './mutation.ts';
import type { DocumentValue } from './row.ts';

export type CreatedDocument = {
  readonly prompt: PromptDocument;
  /** It alone, as a file holds it. */
  readonly content: PackContent;
};

/** The template or saved prompt that a mutation creates; undefined for any other, and for what this app cannot read. */
export function readCreated({ entity, rowId: id, change }: Mutation): CreatedDocument | undefined {
  if (change.kind !== 'create') return undefined;
  const row = { id, value: change.value };
  if (entity === 'templates') {
    const template = templateTable.readRow(row);
    return (
      template && {
        prompt: { name: template.name, data: template.promptData },
        content: { templates: [template], history: [], marks: [] }
      }
    );
  }
  const entry = entity === 'savedPrompts' ? historyTable.readRow(row) : undefined;
  return (
    entry && {
      prompt: { name: entry.name, data: entry.data },
      content: { templates: [], history: [entry], marks: [] }
    }
  );
}

/** The listing draft that a mutation creates. Undefined for other mutations and for drafts that this version cannot read. */
export const readCreatedDraft = ({
  entity,
  rowId: id,
  change
}: Pick<Mutation, 'entity' | 'rowId' | 'change'>): SavedListingDraft | undefined =>
  entity === 'listingDrafts' && change.kind === 'create'
    ? listingDraftTable.readRow({ id, value: change.value })
    : undefined;

type Json = DocumentValue[string];

/** Fields with text that a user typed, excluding choices and whole prompts. */
const typedFields: Readonly<Record<string, readonly string[]>> = {
  templates: ['name', 'description', 'tags'],
  savedPrompts: ['name'],
  listingDrafts: ['title', 'description', 'tags', 'notes'],
  reviews: ['text'],
  profiles: ['displayName', 'bio', 'links'],
  wishlists: ['name']
};

/** The typed text of a refused change, for copying. Empty if there is none. */
export function readTypedText({ entity, change }: Pick<Mutation, 'entity' | 'change'>): string {
  const typed = typedFields[entity] ?? [];
  if (change.kind === 'create') return join(typed.map((field) => change.value[field]));
  if (change.kind !== 'edit') return '';
  // A path of two segments is a field inside a prompt.
  const edited = change.edits.filter(({ path }) => typed.includes(path[0] ?? '') || path.length > 1);
  return join(edited.map(({ to }) => to));
}

const join = (values: readonly (Json | undefined)[]): string => values.flatMap(listTexts).join('\n');

function listTexts(value: Json | undefined): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
