import type { PromptDocument } from '../craft/prompt/prompt.ts';
import type { PackContent } from '../craft/transfer/pack-file.ts';
import { historyTable, templateTable } from './library-rows.ts';
import type { Mutation } from './mutation.ts';

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
