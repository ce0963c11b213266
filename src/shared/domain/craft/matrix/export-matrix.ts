// Exports a matrix as CSV, text, JSON and a pack of history entries.
import { formatCsv } from '../../../kit/csv.ts';
import { newHistoryEntry } from '../prompt/history/history-list.ts';
import type { HistoryEntry } from '../prompt/history/history.ts';
import { findField } from '../prompt/prompt-fields.ts';
import { formatPromptJson } from '../prompt/prompt-json.ts';
import type { PromptField } from '../prompt/prompt.ts';
import { writePromptText } from '../prompt/text/write-prompt.ts';
import type { PackContent } from '../transfer/pack-file.ts';
import { type CheckedPrompt, listRefusals } from './check-matrix.ts';
import type { MatrixPrompt } from './matrix.ts';

/** A header and one record for each prompt; `fields` are those the matrix varies, in its order. */
export function formatMatrixCsv(prompts: readonly CheckedPrompt[], fields: readonly PromptField[]): string {
  const titles = fields.map((field) => findField(field)?.label ?? field);
  return formatCsv([
    ['Name', ...titles, 'Score', 'Errors', 'Prompt'],
    ...prompts.map((prompt) => [
      prompt.document.name,
      ...prompt.labels,
      prompt.fit?.score ?? '',
      listRefusals(prompt)
        .map(({ message }) => message)
        .join(' '),
      writePromptText(prompt.document.data)
    ])
  ]);
}

/** Each finished prompt under its name. */
export function formatMatrixText(prompts: readonly MatrixPrompt[]): string {
  return prompts
    .map(({ document }) => `# ${document.name}\n\n${writePromptText(document.data)}\n`)
    .join('\n');
}

/** A JSON array of prompt data. */
export function formatMatrixJson(prompts: readonly MatrixPrompt[]): string {
  const items = prompts.map(
    ({ document }) => `  ${formatPromptJson(document.data).replaceAll('\n', '\n  ')}`
  );
  return items.length === 0 ? '[]\n' : `[\n${items.join(',\n')}\n]\n`;
}

/** The prompts as a pack's history, the first at its top. `now`: milliseconds since 1970. */
export function buildMatrixPack(prompts: readonly MatrixPrompt[], now: number): PackContent {
  const history: HistoryEntry[] = [];
  for (const { document } of prompts.toReversed()) {
    history.unshift(newHistoryEntry({ document, entries: history, now }));
  }
  return { history, templates: [], marks: [] };
}
