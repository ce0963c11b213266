import { expect, test } from 'vitest';
import { compilePrompt } from '#shared/domain/craft/compile/compile.ts';
import { retarget } from '#shared/domain/craft/compile/adapt/retarget.ts';
import { checkFit } from '#shared/domain/craft/fit/check-fit.ts';
import type { Model } from '#shared/domain/craft/model/model.ts';
import { builtInRegistry, describeFact } from '#shared/domain/craft/model/registry/registry.ts';
import { planClips } from '#shared/domain/craft/plan/plan-clips.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { Sentence, type SentenceValue } from '#shared/kit/sentence.ts';
import { spanish } from './es/spanish.ts';

const [first] = builtInRegistry.models;
const fitContext = { registry: builtInRegistry, today: '2026-11-20' };

/** Everything the domain has to say about one prompt on one model. */
function listSentences(document: PromptDocument, model: Model): Sentence[] {
  const { clips, note } = planClips(document, model, builtInRegistry);
  return [
    ...checkFit(document.data, model, fitContext).flatMap(({ message, fix }) => [
      message,
      ...(fix === null ? [] : [fix.label])
    ]),
    ...compilePrompt(document, model, builtInRegistry).losses.map(({ why }) => why),
    ...retarget(document, first ?? model, model).changes.map(({ why }) => why),
    ...clips.flatMap(({ problems }) => problems),
    note,
    describeFact(model.durations)
  ];
}

/** The sentence and those within it that Spanish lacks; one that is only made of others needs no words of its own. */
function listUntranslated(value: SentenceValue): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [];
  if (!(value instanceof Sentence)) return value.items.flatMap(listUntranslated);
  const isOwn = /\p{L}/u.test(value.pattern) && spanish[value.id] === undefined;
  return [...(isOwn ? [value.id] : []), ...value.values.flatMap(listUntranslated)];
}

test('whatever there is to say about a prompt is said in Spanish', { timeout: 20_000 }, () => {
  const templates = builtInTemplates.filter((_, place) => place % 6 === 0);
  const messages = templates.flatMap(({ name, data }) =>
    builtInRegistry.models.flatMap((model) => listSentences({ name, data }, model))
  );
  expect(messages.length).toBeGreaterThan(1000);
  expect([...new Set(messages.flatMap(listUntranslated))]).toEqual([]);
});
