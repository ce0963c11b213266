// Plans the listing drafts of a file: nothing is written before the seller confirms.
import { type SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { isPossibleSuggestion, ListingTags } from '#shared/domain/market/listing-draft.ts';
import { readFile } from '#shared/domain/craft/transfer/read-file.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { readOrigin } from '#shared/domain/trade/prompt-origin.ts';
import { parseCsv, readSafeCell } from '#shared/kit/parse-csv.ts';
import { emptyDraft } from '../drafts/new-draft.ts';
import { readChoice, readPrice } from '../editor/read-draft.ts';
import { type ImportColumn, readColumn } from './columns.ts';

export const maxImportBytes = 5_000_000;
export const maxImportRows = 500;
const maxTitle = 100;
const maxDescription = 5000;

/** Why a file is not read at all. */
export type FileProblem = 'too_large' | 'unreadable' | 'empty' | 'no_title' | 'too_many' | 'quotes';
/** Why a row is left out. */
export type RowProblem = 'title' | 'price' | 'tags' | 'description' | 'bundle' | 'bought';

type NewDraft = Omit<SavedListingDraft, 'id' | 'savedAt'>;

export type ImportRow = {
  /** As a spreadsheet counts; of a pack the place of the prompt. */
  readonly row: number;
  readonly title: string;
} & ({ readonly draft: NewDraft } | { readonly problem: RowProblem });

export type ImportPlan =
  | { readonly rows: readonly ImportRow[] }
  | { readonly problem: FileProblem; readonly row?: number };

export type ImportFile = { readonly name: string; readonly bytes: number; readonly text: string | null };

export function planImport(file: ImportFile): ImportPlan {
  if (file.bytes > maxImportBytes) return { problem: 'too_large' };
  if (file.text === null) return { problem: 'unreadable' };
  if (file.text.trim() === '') return { problem: 'empty' };
  return file.text.trimStart().startsWith('{') ? planPack(file) : planTable(file.text);
}

function planTable(text: string): ImportPlan {
  const parsed = parseCsv(text);
  if (!parsed.isValid) return { problem: 'quotes', row: parsed.row };
  const [header = [], ...rows] = parsed.rows;
  const columns = header.map(readColumn);
  if (!columns.includes('title')) return { problem: 'no_title' };
  if (rows.length === 0) return { problem: 'empty' };
  if (rows.length > maxImportRows) return { problem: 'too_many' };
  return {
    rows: rows.flatMap((cells, place) => {
      if (cells.every((cell) => cell.trim() === '')) return [];
      const read = (column: ImportColumn) => readSafeCell(cells[columns.indexOf(column)] ?? '').trim();
      return [planRow(place + 2, read)];
    })
  };
}

function planRow(row: number, read: (column: ImportColumn) => string): ImportRow {
  const [title, price, description] = [read('title'), read('price'), read('description')];
  const tags = read('tags')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  const refuse = (problem: RowProblem): ImportRow => ({ row, title: title.slice(0, maxTitle), problem });
  if (title === '' || title.length > maxTitle) return refuse('title');
  if (/^(bundle|lote)$/i.test(read('kind'))) return refuse('bundle');
  const choice = {
    isPayWhatYouWant: /^(yes|sí|si|true|1)$/i.test(read('payWhatYouWant')),
    suggestedPrice: read('suggested')
  };
  if (!isReadable(price, choice)) return refuse('price');
  if (!ListingTags.safeParse(tags).success) return refuse('tags');
  if (description.length > maxDescription) return refuse('description');
  const category = read('category').slice(0, 60);
  return { row, title, draft: { ...emptyDraft, title, price, ...choice, tags, description, category } };
}

/** A price that is missing is added in the editor. */
function isReadable(
  price: string,
  choice: Pick<SavedListingDraft, 'isPayWhatYouWant' | 'suggestedPrice'>
): boolean {
  if (price === '') return true;
  const priceCents = readPrice(price);
  return priceCents !== null && isPossibleSuggestion({ priceCents, ...readChoice(choice) });
}

function planPack(file: ImportFile): ImportPlan {
  const read = readFile(file);
  if (!read.ok) return { problem: 'unreadable' };
  const prompts =
    read.value.kind === 'prompt'
      ? [{ name: read.value.document.name, data: read.value.document.data }]
      : [
          ...read.value.content.history,
          ...read.value.content.templates.map(({ name, promptData }) => ({ name, data: promptData }))
        ];
  if (prompts.length === 0) return { problem: 'empty' };
  if (prompts.length > maxImportRows) return { problem: 'too_many' };
  return { rows: prompts.map((prompt, place) => planPrompt(place + 1, prompt)) };
}

function planPrompt(
  row: number,
  { name, data }: { readonly name: string; readonly data: PromptData }
): ImportRow {
  const title = name.trim().slice(0, maxTitle);
  if (readOrigin(data) !== null) return { row, title, problem: 'bought' };
  return { row, title, draft: { ...emptyDraft, title, data } };
}
