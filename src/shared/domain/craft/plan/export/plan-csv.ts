// The shot list as CSV, for spreadsheets.
import { formatCsv } from '../../../../kit/csv.ts';
import { choiceLabel } from '../../prompt/prompt-fields.ts';
import type { Clip, ClipPlan } from '../clip/clip-plan.ts';

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
  return formatCsv([
    columns.map(([title]) => title),
    ...clips.map((clip, index) => columns.map(([, read]) => read(clip, index)))
  ]);
}
