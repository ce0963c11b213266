// The work the builder does behind the prompt: its form and fit for every model, and its clip plan.
import { compilePrompt } from '#shared/domain/craft/compile/compile.ts';
import { checkFit } from '#shared/domain/craft/fit/check-fit.ts';
import { scorePrompt } from '#shared/domain/craft/fit/score-prompt.ts';
import {
  builtInRegistry,
  findModel,
  listActiveModels
} from '#shared/domain/craft/model/registry/registry.ts';
import { planClips } from '#shared/domain/craft/plan/plan-clips.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { writePromptText } from '#shared/domain/craft/prompt/text/write-prompt.ts';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { type Measurement, percentile, time } from './measurement.ts';

const rounds = 300;
const warmUps = 100;
const compileAim = 2;
const planAim = 5;
const registry = builtInRegistry;
const today = registry.version;
const context = { registry, today };
/** Those that a prompt can still be written for. */
const targets = listActiveModels(registry, today);

const documents: readonly PromptDocument[] = builtInTemplates.map(({ name, data }) => ({ name, data }));

/** Each round takes another prompt, so that nothing remembered from the last one helps. */
function p95(work: (document: PromptDocument) => void, prompts: readonly PromptDocument[]): number {
  const run = (round: number): number => {
    const document = prompts[round % prompts.length];
    return document === undefined ? Number.NaN : time(() => work(document));
  };
  for (let round = 0; round < warmUps; round += 1) run(round);
  return percentile(
    Array.from({ length: rounds }, (_, round) => run(round)),
    0.95
  );
}

function compileForAll(document: PromptDocument): void {
  for (const model of targets) {
    compilePrompt(document, model, registry);
    scorePrompt(checkFit(document.data, model, context));
  }
}

function writeForAll(document: PromptDocument): void {
  for (const model of targets) writePromptText({ ...document.data, model: model.id });
}

export function measureEveryModel(): Measurement[] {
  const veo = findModel(registry, 'veo-3.1');
  if (veo === undefined) throw new Error('veo-3.1 is not in the registry');
  const long = documents.map((document) => ({ ...document, data: { ...document.data, duration: 180 } }));
  const compile = p95(compileForAll, documents);
  const plan = p95((document) => planClips(document, veo, registry), long);
  return [
    {
      name: `compile and fit check of a prompt for all ${targets.length} living models, p95`,
      value: compile,
      unit: 'ms',
      floors: [{ name: 'the plain finished prompt, written as often', value: p95(writeForAll, documents) }],
      aim: `≤ ${compileAim} ms`,
      isMet: compile <= compileAim
    },
    {
      name: 'clip plan of a 180 s prompt, p95',
      value: plan,
      unit: 'ms',
      floors: [
        {
          name: 'the prompt copied through JSON',
          value: p95((prompt) => void JSON.parse(JSON.stringify(prompt)), long)
        }
      ],
      aim: `≤ ${planAim} ms`,
      isMet: plan <= planAim
    }
  ];
}
