import { describe, expect, test } from 'vitest';
import { compilePrompt } from '#shared/domain/craft/compile/compile.ts';
import { checkFit } from '#shared/domain/craft/fit/check-fit.ts';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import type { PromptField } from '#shared/domain/craft/prompt/prompt.ts';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { getModel } from '#renderer/features/content/describe-model-facts.ts';
import { umbrella } from './product/faq-questions.ts';
import { runwayExamples, runwayTemplates } from './models/runway-prompts-examples.ts';
import { soraExamples, soraTemplates } from './models/sora-prompts-examples.ts';
import { videoExamples, videoTemplates } from './guides/video-prompts-examples.ts';
import { veoExamples, veoTemplates } from './models/veo-prompts-examples.ts';

const examples = [umbrella, ...runwayExamples, ...soraExamples, ...veoExamples, ...videoExamples].map(
  (example) => [example.name, example] as const
);
const templateIds = [...runwayTemplates, ...soraTemplates, ...veoTemplates, ...videoTemplates];
const context = { registry: builtInRegistry, today: builtInRegistry.version };

/** Fields that may be dropped without changing the shot. */
const dispensable: readonly PromptField[] = [
  'transitions',
  'resolution',
  'quality',
  'frameRate',
  'subtitles'
];
const speech: readonly PromptField[] = ['language', 'voiceStyle'];

describe.each(examples)('the worked example “%s”', (_, example) => {
  const model = getModel(example.data.model);

  test('is refused by its model in nothing, and warned of only for its model’s end', () => {
    const findings = checkFit(example.data, model, context)
      .filter(({ severity, ruleId }) => severity !== 'info' && !ruleId.startsWith('model-'))
      .map(({ ruleId, message }) => `${ruleId}: ${String(message)}`);
    expect(findings).toEqual([]);
  });

  test('reaches its model whole', () => {
    const { losses } = compilePrompt(example, model, builtInRegistry);
    const spared = example.data.dialogue === '' ? [...dispensable, ...speech] : dispensable;
    const lost = losses.filter(({ field, kind }) => kind !== 'moved' && !spared.includes(field));
    expect(lost).toEqual([]);
  });
});

test('no two worked examples have the same name', () => {
  expect(new Set(examples.map(([name]) => name)).size).toBe(examples.length);
});

test('every template that a page offers is in the catalog', () => {
  const known = new Set(builtInTemplates.map(({ id }) => id));
  expect(templateIds.filter((id) => !known.has(id))).toEqual([]);
});
