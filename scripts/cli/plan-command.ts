import { parseArgs } from 'node:util';
import type { ClipPlan } from '#shared/domain/craft/plan/clip/clip-plan.ts';
import { planClips } from '#shared/domain/craft/plan/plan-clips.ts';
import { formatPlanCsv } from '#shared/domain/craft/plan/export/plan-csv.ts';
import { formatPlanSrt } from '#shared/domain/craft/plan/export/plan-srt.ts';
import { buildStoryboard, formatStoryboardMarkdown } from '#shared/domain/craft/plan/export/storyboard.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { getModels, getOneOf } from './choose-models.ts';
import { type Command, InvalidInputError } from './command.ts';
import { getOnlyPath, readDocument, readModels } from './read-input.ts';
import { toJson } from './show-text.ts';

const forms = ['markdown', 'csv', 'srt', 'json'] as const;

export const planCommand: Command = {
  name: 'plan',
  summary: 'Cuts a long prompt into clips that a model can render.',
  usage: 'FILE [--for MODELS] [--as markdown|csv|srt|json] [--registry FILE] [--json]',
  options: [
    'FILE              a .vprompt or prompt data as JSON; - for standard input',
    "--for MODELS      such as veo-3.1,kling-3; without it the prompt's own model",
    '--as FORM         a storyboard in markdown (as without it), a shot list in csv, subtitles in srt, or json;',
    '                  csv and srt take one model',
    '--registry FILE   a newer list of models than the built-in one',
    '--json            the same as --as json: a list with one plan a model'
  ],
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        for: { type: 'string' },
        as: { type: 'string' },
        registry: { type: 'string' },
        json: { type: 'boolean' }
      }
    });
    const form = values.json ? 'json' : getOneOf('--as', forms, values.as ?? 'markdown');
    const registry = await readModels(values.registry, io);
    const document = await readDocument(getOnlyPath(positionals), io);
    const models = getModels(registry, values.for, document.data.model);
    if (models.length > 1 && (form === 'csv' || form === 'srt')) {
      throw new InvalidInputError(`--as ${form} takes one model, not ${models.length}.`);
    }
    const plans = models.map((model) => planClips(document, model, registry));
    const notes = plans
      .filter(({ note }) => String(note) !== '')
      .map(({ modelId, note }) => `${modelId}: ${String(note)}`);
    if (form === 'json') return { output: toJson(plans) };
    if (form === 'markdown') return { output: plans.map((plan) => writeMarkdown(plan, document)).join('\n') };
    return { output: plans.map(form === 'csv' ? formatPlanCsv : writeSrt(document)).join(''), notes };
  }
};

const writeMarkdown = (plan: ClipPlan, document: PromptDocument): string =>
  formatStoryboardMarkdown(buildStoryboard(plan, document));

const writeSrt =
  ({ data }: PromptDocument) =>
  (plan: ClipPlan): string =>
    formatPlanSrt(plan, data.language);
