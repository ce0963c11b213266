import { buildClipPack } from '#shared/domain/craft/plan/export/clip-prompts.ts';
import type { ClipPlan } from '#shared/domain/craft/plan/clip/clip-plan.ts';
import { formatPlanCsv } from '#shared/domain/craft/plan/export/plan-csv.ts';
import { formatPlanSrt } from '#shared/domain/craft/plan/export/plan-srt.ts';
import {
  buildStoryboard,
  formatStoryboardHtml,
  formatStoryboardMarkdown
} from '#shared/domain/craft/plan/export/storyboard.ts';
import { formatClock } from '#shared/domain/craft/prompt/text/time-stamps.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { writePackFile } from '#shared/domain/craft/transfer/pack-file.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/plan.json';

export type ExportForm = 'csv' | 'srt' | 'markdown' | 'html' | 'prompts' | 'pack';

type Planned = { readonly document: PromptDocument; readonly plan: ClipPlan };

const endings: Readonly<Record<ExportForm, string>> = {
  csv: '-shot-list.csv',
  srt: '.srt',
  markdown: '-storyboard.md',
  html: '-storyboard.html',
  prompts: '-prompts.txt',
  pack: '-clips.vpack'
};

/** @param stem the file's name without an ending, such as "golden-hour-market". */
export const nameExport = (stem: string, form: ExportForm): string => `${stem}${endings[form]}`;

/** The whole file. `now`: milliseconds since 1970, for the dates in a pack. */
export function writeExport({ document, plan }: Planned, form: ExportForm, now: number): string {
  switch (form) {
    case 'csv':
      return formatPlanCsv(plan);
    case 'srt':
      return formatPlanSrt(plan, document.data.language);
    case 'markdown':
      return formatStoryboardMarkdown(buildStoryboard(plan, document));
    case 'html':
      return formatStoryboardHtml(buildStoryboard(plan, document));
    case 'prompts':
      return writeClipTexts(plan);
    case 'pack':
      return writePackFile(buildClipPack(plan, document, now));
  }
}

/** Every clip's finished prompt under a line that says which clip it is. */
export function writeClipTexts({ clips }: ClipPlan): string {
  return clips
    .map(({ startSeconds, seconds, text }, index) => {
      const title = `Clip ${index + 1} of ${clips.length}, ${formatClock(startSeconds)}, ${seconds} s`;
      return `${title}\n\n${text}\n`;
    })
    .join('\n\n');
}

/** Why there is nothing to take away in this form; null where there is. */
export function findExportBlocker({ clips }: ClipPlan, form: ExportForm): string | null {
  const hasSpeech = clips.some(({ dialogue }) => dialogue.trim() !== '');
  return form === 'srt' && !hasSpeech ? t(texts, 'plan.silent') : null;
}
