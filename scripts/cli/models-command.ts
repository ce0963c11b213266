import { parseArgs } from 'node:util';
import { describeDurations } from '#shared/domain/craft/model/durations.ts';
import { formatEnglishNumber } from '#shared/domain/craft/prompt/phrases.ts';
import type { Model } from '#shared/domain/craft/model/model.ts';
import type { Command } from './command.ts';
import { readModels } from './read-input.ts';
import { alignColumns, toJson } from './show-text.ts';

const unknown = 'unknown';

export const modelsCommand: Command = {
  name: 'models',
  summary: 'Lists the video models and what they take.',
  usage: '[--registry FILE] [--json]',
  options: [
    '--registry FILE   a newer list of models than the built-in one',
    '--json            every fact with its source and date, as a registry that --registry reads'
  ],
  run: async (args, io) => {
    const { values } = parseArgs({
      args: [...args],
      allowPositionals: false,
      options: { json: { type: 'boolean' }, registry: { type: 'string' } }
    });
    const registry = await readModels(values.registry, io);
    if (values.json) return { output: toJson(registry) };
    return { output: alignColumns([header, ...registry.models.map(describe)]) };
  }
};

const header = [
  'MODEL',
  'STATUS',
  'LENGTHS',
  'RESOLUTIONS',
  'RATIOS',
  'SOUND',
  'PROMPT UP TO',
  'USD A SECOND'
];

const sounds: Record<NonNullable<Model['audio']>['value'], string> = {
  none: 'none',
  always: 'always',
  toggle: 'on or off'
};

function describe(model: Model): string[] {
  const { id, lifecycle, resolutions, aspectRatios, audio } = model;
  const { status, endsOn } = lifecycle;
  return [
    id,
    endsOn === null ? status : `${status} ${endsOn}`,
    describeLengths(model),
    resolutions?.value.join(' ') ?? unknown,
    aspectRatios?.value.join(' ') ?? unknown,
    audio === null ? unknown : sounds[audio.value],
    describeLimit(model),
    describePrices(model)
  ];
}

function describeLengths({ durations, extension }: Model): string {
  if (durations === null) return unknown;
  const lengths = String(describeDurations(durations.value));
  if (extension === null) return lengths;
  return `${lengths}, extended to ${extension.value.upToSeconds} s`;
}

function describeLimit({ promptLimit }: Model): string {
  if (promptLimit === null) return unknown;
  const { max, unit } = promptLimit.value;
  return `${formatEnglishNumber(max)} ${unit === 'tokens' ? 'tokens' : 'characters'}`;
}

function describePrices({ prices }: Model): string {
  if (prices === null) return unknown;
  const known = prices.value.map(({ usdPerSecond }) => usdPerSecond);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return low === high ? String(low) : `${low} to ${high}`;
}
