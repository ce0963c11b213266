import { parseArgs } from 'node:util';
import { fillWithinLimits } from '#shared/domain/craft/fit/fill-within-limits.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { formatCompactJson, formatPromptJson } from '#shared/domain/craft/prompt/prompt-json.ts';
import { randomFill } from '#shared/domain/craft/prompt/random/random-fill.ts';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { seededRandom } from '#shared/kit/random.ts';
import { getModel } from './choose-models.ts';
import { type Command, InvalidInputError } from './command.ts';
import { readModels } from './read-input.ts';
import { escapeJson, toJson } from './show-text.ts';

const maxSeed = 2 ** 32 - 1;
const maxCount = 10_000;

export const randomCommand: Command = {
  name: 'random',
  summary: 'Rolls the dice for prompts; the same seed gives the same ones.',
  usage: '[--seed N] [--legal MODEL] [--count N] [--registry FILE] [--json]',
  options: [
    '--seed N          from 0 to 4294967295; without it a new one, told on standard error',
    '--legal MODEL     only settings that this model takes',
    '--count N         how many; more than one come as one line of JSON each',
    '--registry FILE   a newer list of models than the built-in one',
    '--json            the seed and the list of prompts'
  ],
  run: async (args, io) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string' },
        legal: { type: 'string' },
        count: { type: 'string' },
        registry: { type: 'string' },
        json: { type: 'boolean' }
      }
    });
    const seed = getWholeNumber('--seed', values.seed, 0, maxSeed) ?? io.newSeed();
    const count = getWholeNumber('--count', values.count, 1, maxCount) ?? 1;
    const registry = await readModels(values.registry, io);
    const model = values.legal === undefined ? null : getModel(registry, values.legal);
    const options = {
      random: seededRandom(seed),
      current: defaultPromptData,
      lockedFields: [],
      templates: builtInTemplates
    };
    const prompts = Array.from({ length: count }, () =>
      model === null ? randomFill(options) : fillWithinLimits(options, model, { registry, today: io.today })
    );
    if (values.json) return { output: toJson({ seed, prompts }) };
    const write = count === 1 ? formatPromptJson : formatCompactJson;
    return {
      output: prompts.map((data) => escapeJson(write(data))).join('\n'),
      notes: values.seed === undefined ? [`Seed ${seed}`] : []
    };
  }
};

function getWholeNumber(
  option: string,
  given: string | undefined,
  low: number,
  high: number
): number | undefined {
  if (given === undefined) return undefined;
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < low || value > high) {
    throw new InvalidInputError(`${option} takes a whole number from ${low} to ${high}, not "${given}".`);
  }
  return value;
}
