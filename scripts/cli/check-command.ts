import { parseArgs } from 'node:util';
import { resolveSettings } from '#shared/domain/craft/compile/adapt/resolve-settings.ts';
import { checkFit } from '#shared/domain/craft/fit/check-fit.ts';
import { type PromptScore, scorePrompt } from '#shared/domain/craft/fit/score-prompt.ts';
import type { Finding } from '#shared/domain/craft/fit/rules/fit-rule.ts';
import { type CostEstimate, estimateCost } from '#shared/domain/craft/model/estimate-cost.ts';
import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { getModels } from './choose-models.ts';
import type { Command } from './command.ts';
import { getOnlyPath, readDocument, readModels } from './read-input.ts';
import { alignColumns, showLine, toJson } from './show-text.ts';

/** The result of checking one prompt for one model. */
type Report = PromptScore & {
  readonly modelId: string;
  /** Of one attempt with the settings the model would take. */
  readonly cost: CostEstimate | null;
  readonly findings: readonly Finding[];
};

export const checkCommand: Command = {
  name: 'check',
  summary: 'Says what a model would refuse, ignore or make little of.',
  usage: 'FILE [--for MODELS] [--registry FILE] [--json]',
  options: [
    'FILE              a .vprompt or prompt data as JSON; - for standard input',
    "--for MODELS      such as veo-3.1,kling-3; without it the prompt's own model",
    '--registry FILE   a newer list of models than the built-in one',
    '--json            a list with one entry a model, fixes included'
  ],
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { for: { type: 'string' }, registry: { type: 'string' }, json: { type: 'boolean' } }
    });
    const registry = await readModels(values.registry, io);
    const { data } = await readDocument(getOnlyPath(positionals), io);
    const reports = getModels(registry, values.for, data.model).map((model) =>
      reportOn(data, model, registry, io.today)
    );
    return {
      output: values.json ? toJson(reports) : reports.map(describe).join('\n\n'),
      hasErrors: reports.some(({ findings }) => findings.some(({ severity }) => severity === 'error'))
    };
  }
};

function reportOn(data: PromptData, model: Model, registry: ModelRegistry, today: string): Report {
  const findings = checkFit(data, model, { registry, today });
  const { duration, resolution } = resolveSettings(data, model).data;
  const clip = { seconds: duration, resolution, hasAudio: model.audio?.value !== 'none' };
  return { modelId: model.id, ...scorePrompt(findings), cost: estimateCost(model, clip), findings };
}

function describe({ modelId, score, cost, findings }: Report): string {
  const price =
    cost === null ? '' : `, about $${cost.usd.toFixed(2)} an attempt (prices of ${cost.checkedOn})`;
  const rows = findings.map(({ severity, ruleId, message, fix }) => [
    `  ${severity}`,
    ruleId,
    showLine(fix === null ? String(message) : `${String(message)} Fix: ${String(fix.label)}.`)
  ]);
  return [`${modelId}: ${score} of 100${price}`, ...(rows.length > 0 ? [alignColumns(rows)] : [])].join('\n');
}
