import { expect, test } from 'vitest';
import type { Model, PromptLimit } from '../model.ts';
import { builtInRegistry } from './registry.ts';

// One row a model, as their vendors and hosts state them: lengths | resolutions | ratios | frame rates | audio |
// negative prompt | length of the prompt | what must go together. "?" is what nobody states.
const table = `
veo-2             | 5,6,7,8 | 720p | 16:9 9:16 | 24 | none | field | ? |
veo-3             | 4,6,8 | 720p 1080p | 16:9 9:16 | 24 | always | field | 1024 tokens | 1080p: 8
veo-3-fast        | 4,6,8 | 720p 1080p | 16:9 9:16 | 24 | always | field | 1024 tokens | 1080p: 8
veo-3.1           | 4,6,8 +7 to 148 in 720p | 720p 1080p 4K | 16:9 9:16 | 24 | toggle | field | 1024 tokens | 1080p 4K: 8
veo-3.1-fast      | 4,6,8 | 720p 1080p | 16:9 9:16 | 24 | toggle | field | 1024 tokens | 1080p 4K: 8
veo-3.1-lite      | 4,6,8 | 720p 1080p | 16:9 9:16 | 24 | always | field | 1024 tokens | 1080p: 8
gemini-omni-flash | 3-10 +10 to 40 | 360p 720p 1080p 4K | 16:9 9:16 | 24 | always | prose | 131000 tokens |
gemini-omni-1.2-flash | 3-15 | 360p 720p 1080p 4K | 16:9 9:16 | 24 | always | prose | ? |
sora-2            | 4,8,12 | 720p | 16:9 9:16 | ? | always | none | ? |
sora-2-pro        | 4,8,12 | 720p 1024p | 16:9 9:16 7:4 4:7 | ? | always | none | ? |
runway-gen4.5     | 2-10 | 720p | 16:9 9:16 | 24 | none | harmful | 1000 utf16 |
runway-gen4_turbo | 5,10 | 720p | 16:9 9:16 4:3 3:4 1:1 21:9 | 24 | none | harmful | 1000 utf16 |
kling-2.5-turbo   | 5,10 | 720p 1080p | 16:9 9:16 1:1 | ? | none | field 2500 characters | 2500 characters |
kling-2.6         | 5,10 | 1080p | 16:9 9:16 1:1 | ? | toggle | field | 2500 characters |
kling-3           | 3-15 | 720p 1080p 4K | 16:9 9:16 1:1 | ? | toggle | field 2500 characters | 2500 characters |
kling-4           | 3-30 | 720p 1080p | 16:9 9:16 1:1 21:9 | ? | always | prose | 2500 characters |
kling-4-flash     | 3-20 | 720p | 16:9 9:16 1:1 21:9 | ? | always | prose | 2500 characters |
seedance-1.5-pro  | 4-12 | 480p 720p 1080p | 21:9 16:9 4:3 1:1 3:4 9:16 | ? | toggle | none | ? |
seedance-2        | 4-15 | 480p 720p 1080p 4K | 21:9 16:9 4:3 1:1 3:4 9:16 | ? | toggle | prose | 3500 utf16 |
seedance-2-fast   | 4-15 | 480p 720p | 21:9 16:9 4:3 1:1 3:4 9:16 | ? | toggle | prose | 3500 utf16 |
seedance-2-mini   | 4-15 | 480p 720p | 21:9 16:9 4:3 1:1 3:4 9:16 | ? | toggle | prose | 3500 utf16 |
seedance-2.5      | 4-30 | 480p 720p 1080p | 21:9 16:9 4:3 1:1 3:4 9:16 | ? | toggle | prose | ? |
luma-ray-2        | 5,9 | 540p 720p 1080p 4K | 16:9 9:16 1:1 4:3 3:4 21:9 9:21 | ? | none | none | ? |
luma-ray-3.2      | 5,10 | 360p 540p 720p 1080p | 16:9 9:16 1:1 4:3 3:4 21:9 | ? | none | none | 6000 characters |
pika-2.2          | 5,10 | 720p 1080p | 16:9 9:16 1:1 4:3 3:4 3:2 2:3 5:4 4:5 21:9 9:21 | ? | none | field | ? |
hailuo-02         | 6,10 | 768p 1080p | 16:9 | ? | none | none | ? | 1080p: 6
hailuo-2.3        | 6,10 | 768p 1080p | 16:9 | ? | none | none | ? | 1080p: 6
minimax-h3        | 4-15 | 768p 2K | 21:9 16:9 4:3 1:1 3:4 9:16 | ? | always | none | ? |
wan-2.7           | 2-15 | 720p 1080p | 16:9 9:16 1:1 4:3 3:4 | ? | always | field 500 characters | ? |
ltx-2             | 6-20/2 | 1080p 1440p 4K | 16:9 | 25 50 | toggle | none | 10000 characters | 1440p 4K: 6 8 10
ltx-2-pro         | 6,8,10 | 1080p 1440p 4K | 16:9 | 25 50 | toggle | none | 10000 characters |
ltx-2.5           | 2,3,4,5,6,8,10,12,14,16,18,20 | 720p 1080p 1440p 4K | 16:9 9:16 | 24 25 48 50 | toggle | none | 10000 characters | 1440p 4K: 2 3 4 5 6 8 10
ltx-2.5-pro       | 2,3,4,5,6,8,10 | 720p 1080p | 16:9 9:16 | 24 25 50 | toggle | none | 10000 characters |
grok-imagine      | 1-15 | 480p 720p | 16:9 4:3 3:2 1:1 2:3 3:4 9:16 | ? | always | none | ? |
vidu-q3           | 1-16 | 540p 720p 1080p | 16:9 9:16 1:1 4:3 3:4 | ? | toggle | none | 2000 characters |
vidu-q3-turbo     | 1-16 | 540p 720p 1080p | 16:9 9:16 1:1 4:3 3:4 | ? | toggle | none | 2000 characters |
`;

test('each model takes what the table says, and nothing is made up', () => {
  const wanted = table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
  expect(builtInRegistry.models.map(writeRow)).toEqual(wanted);
});

function writeRow(model: Model): string[] {
  return [
    model.id,
    writeLengths(model),
    writeList(model.resolutions?.value),
    writeList(model.aspectRatios?.value),
    writeList(model.frameRates?.value),
    model.audio?.value ?? '?',
    writeNegative(model),
    writeLimit(model.promptLimit?.value ?? null),
    model.crossRules
      .map(({ resolutions, seconds }) => `${writeList(resolutions)}: ${writeList(seconds)}`)
      .join('; ')
  ];
}

function writeLengths({ durations, extension }: Model): string {
  const rule = durations?.value;
  const lengths =
    rule === undefined
      ? '?'
      : rule.kind === 'exactly'
        ? rule.seconds.join(',')
        : `${rule.from}-${rule.to}${rule.step === 1 ? '' : `/${rule.step}`}`;
  if (extension === null) return lengths;
  const { bySeconds, upToSeconds, resolution } = extension.value;
  return `${lengths} +${bySeconds} to ${upToSeconds}${resolution === null ? '' : ` in ${resolution}`}`;
}

const writeList = (values: readonly (string | number)[] | undefined): string => values?.join(' ') ?? '?';
const writeLimit = (limit: PromptLimit | null): string =>
  limit === null ? '?' : `${limit.max} ${limit.unit}`;

function writeNegative({ negativePrompt }: Model): string {
  if (negativePrompt === null) return '?';
  const { place, limit } = negativePrompt.value;
  return limit === null ? place : `${place} ${writeLimit(limit)}`;
}
