// The shot list as CSV, for spreadsheets: RFC 4180, in which no text can become a formula.
import { choiceLabel } from '../prompt/prompt-fields.ts';
import type { Clip, ClipPlan } from './clip-plan.ts';

type Column = readonly [title: string, read: (clip: Clip, index: number) => string | number];

const columns: readonly Column[] = [
  ['Number', (_, index) => index + 1],
  ['Take', ({ take }) => take],
  ['Kind', ({ kind }) => kind],
  ['Start (s)', ({ startSeconds }) => startSeconds],
  ['Length (s)', ({ seconds }) => seconds],
  ['Shot types', ({ shotTypes }) => shotTypes.map(choiceLabel).join(', ')],
  ['Action', ({ beat }) => beat],
  ['Dialogue', ({ dialogue }) => dialogue],
  ['Sound effects', ({ soundEffects }) => soundEffects.map(choiceLabel).join(', ')],
  ['Continuity', ({ continuity }) => continuity],
  ['Prompt', ({ text }) => text],
  ['Problems', ({ problems }) => problems.join(' ')]
];

/** A header and one record for each clip, each closed by CRLF. */
export function formatPlanCsv({ clips }: ClipPlan): string {
  const rows = [
    columns.map(([title]) => title),
    ...clips.map((clip, index) => columns.map(([, read]) => read(clip, index)))
  ];
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/** Spreadsheets run what begins with one of these, also after spaces and in full width; an apostrophe makes it text. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

function writeCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
