// Properties that hold for every prompt and every model.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPromptData } from '#tests/support/prompt-arbitrary.ts';
import { countPrompt } from '../model/count-prompt.ts';
import { listDurations } from '../model/durations.ts';
import type { Model, PromptLimit } from '../model/model.ts';
import { builtInRegistry, findModel } from '../model/registry/registry.ts';
import { clearTextFields, defaultPromptData } from '../prompt/default-prompt.ts';
import { choiceWords } from '../prompt/prompt-choices.ts';
import { promptFieldNames, promptFields } from '../prompt/prompt-fields.ts';
import type { PromptData, PromptField } from '../prompt/prompt.ts';
import { writePromptText } from '../prompt/text/write-prompt.ts';
import { type Compiled, compilePrompt } from './compile.ts';

const compile = (data: PromptData, model: Model): Compiled =>
  compilePrompt({ name: '', data }, model, builtInRegistry);
const anyModel = fc.constantFrom(...builtInRegistry.models);

const plainWords = fc
  .array(fc.stringMatching(/^[b-df-hj-np-tv-z][aeo][lmnr][aeo][ktp]$/), { minLength: 1, maxLength: 60 })
  .map((words) => words.join(' '));
const sentences = fc
  .array(plainWords, { minLength: 1, maxLength: 12 })
  .map((texts) => `${texts.join('. ')}.`);
const mixed = fc.oneof(
  plainWords,
  sentences,
  fc.constantFrom(
    '',
    ' ',
    '...',
    '雪の中を走る。',
    'No text, no people.',
    'x'.repeat(1500),
    '雪'.repeat(3000)
  )
);

const anyFilled: fc.Arbitrary<PromptData> = fc
  .record(
    Object.fromEntries(
      promptFields.map((field) => [
        field.name,
        field.kind === 'switch'
          ? fc.boolean()
          : field.kind === 'number'
            ? fc.oneof(fc.constantFrom(...field.choices), fc.integer({ min: -5, max: 400 }))
            : field.kind === 'list'
              ? fc.array(fc.oneof(plainWords, fc.constantFrom(...field.choices)), { maxLength: 9 })
              : field.kind === 'choice'
                ? fc.oneof(mixed, fc.constantFrom(...field.choices))
                : mixed
      ])
    ),
    { requiredKeys: [] }
  )
  .map((filled) => Object.assign({}, clearTextFields(defaultPromptData), filled));

const tight = (model: Model, max: number, unit: PromptLimit['unit']): Model => ({
  ...model,
  promptLimit: { value: { max, unit }, source: 'test', checkedOn: '2026-11-20', confidence: 'A' }
});
const anyTightModel = fc
  .tuple(anyModel, fc.integer({ min: 1, max: 900 }), fc.constantFrom('utf16', 'characters', 'tokens'))
  .map(([model, max, unit]) => tight(model, max, unit));

test('no text is longer than its model takes', () => {
  fc.assert(
    fc.property(fc.oneof(anyFilled, anyPromptData), fc.oneof(anyModel, anyTightModel), (data, model) => {
      const { text, payload } = compile(data, model);
      const { max, unit } = model.promptLimit?.value ?? unlimited;
      const shot = model.multiShot?.value.shotLimit ?? unlimited;
      expect(countPrompt(text, unit)).toBeLessThanOrEqual(max);
      const prompts = shotsOf(payload).map(({ prompt }) => countPrompt(prompt, shot.unit));
      expect(prompts.filter((length) => length > shot.max || length === 0)).toEqual([]);
    }),
    { numRuns: 200 }
  );
});

const unlimited: PromptLimit = { max: Number.MAX_SAFE_INTEGER, unit: 'utf16' };

type Shot = { readonly prompt: string; readonly duration: string };
const shotsOf = (payload: Record<string, unknown>): Shot[] =>
  Array.isArray(payload.multi_prompt) ? payload.multi_prompt : [];

test('a filled field is in the output with all its words, or in the report', () => {
  fc.assert(
    fc.property(anyFilled, fc.oneof(anyModel, anyTightModel), (data, model) => {
      const { text, payload, losses } = compile(data, model);
      const output = `${text} ${JSON.stringify(payload)}`.toLowerCase();
      const reported = new Set(losses.map((loss) => loss.field));
      const lost = promptFieldNames
        .filter((name) => name !== 'subtitles' && !isDeliveredAnyway(name, data, model))
        .filter((name) =>
          wordsOf(
            [data[name]]
              .flat()
              .map((value) => choiceWords(String(value)))
              .join(' ')
          ).some((word) => !output.includes(word))
        )
        .filter((name) => !reported.has(name));
      expect({ lost, text }).toEqual({ lost: [], text });
    }),
    { numRuns: 200 }
  );
});

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A model that delivers one frame rate, resolution or ratio need not be asked for it; its own name is its target's. */
function isDeliveredAnyway(name: PromptField, data: PromptData, model: Model): boolean {
  if (name === 'model') return findModel(builtInRegistry, data.model)?.id === model.id;
  if (name === 'resolution' || name === 'aspectRatio') return carriesFrame(model);
  return name === 'frameRate' && model.frameRates?.value.includes(data.frameRate) === true;
}

/** Some vendors take pixels or a mode for the resolution and the ratio; the goldens show them. */
const carriesFrame = ({ family }: Model): boolean =>
  ['sora', 'runway', 'wan', 'ltx', 'kling', 'kling-multi', 'hailuo'].includes(family);

test('the same prompt gives the same bytes, whatever was compiled in between', () => {
  fc.assert(
    fc.property(anyFilled, anyModel, anyModel, (data, model, other) => {
      const once = JSON.stringify(compile(data, model));
      compile(data, other);
      expect(JSON.stringify(compile(structuredClone(data), model))).toBe(once);
    }),
    { numRuns: 100 }
  );
});

test('no text has empty sentences, empty lines at its ends, doubled spaces or stray punctuation', () => {
  fc.assert(
    fc.property(fc.oneof(anyFilled, anyPromptData), fc.oneof(anyModel, anyTightModel), (data, model) => {
      const { text } = compile(data, model);
      expect(text).not.toMatch(/ {2}|^\s|\s$|\n /);
      expect(text).not.toMatch(/(^|[\n ])(Audio|Style|Mood|Camera|Actions|Dialogue|Transition): ?(\n\n|$)/);
    }),
    { numRuns: 150 }
  );
});

test('a text that is cut is never cut inside a word', () => {
  fc.assert(
    fc.property(sentences, fc.integer({ min: 20, max: 200 }), anyModel, (action, max, model) => {
      const data = { ...clearTextFields(defaultPromptData), action };
      const { text } = compile(data, tight(model, max, 'characters'));
      const known = new Set(
        wordsOf(`${action} the subject shot 1 actions an a second clip in 10 9 8 5 6 3 4 12`)
      );
      expect(wordsOf(text).filter((word) => !known.has(word) && !/^\d+$/.test(word))).toEqual([]);
    }),
    { numRuns: 200 }
  );
});

test('the shots of a list last exactly as long as the clip', () => {
  const kling3 = getModel('kling-3');
  fc.assert(
    fc.property(anyFilled, (data) => {
      const { payload } = compile(data, kling3);
      const shots = shotsOf(payload);
      const total = shots.reduce((sum, shot) => sum + Number(shot.duration), 0);
      expect([0, Number(payload.duration)]).toContain(total);
      expect(shots.length).toBeLessThanOrEqual(6);
      expect(shots.every((shot) => Number(shot.duration) >= 1)).toBe(true);
    })
  );
});

test('no payload asks for a length its model does not take', () => {
  fc.assert(
    fc.property(anyFilled, (data) => {
      for (const id of ['veo-3.1', 'kling-2.6', 'seedance-2']) {
        const model = getModel(id);
        const { payload } = compile(data, model);
        const config: unknown = payload.config;
        const asked = Number(payload.duration ?? (config as { durationSeconds?: number }).durationSeconds);
        expect(listDurations(model.durations?.value ?? { kind: 'exactly', seconds: [1] })).toContain(asked);
      }
    })
  );
});

test('the text for Veo is the finished prompt of the builder', () => {
  fc.assert(
    fc.property(anyFilled, (data) => {
      const calm = { ...data, additionalParams: '' };
      const model = tight(getModel('veo-3'), 1_000_000, 'characters');
      expect(compile(calm, model).text).toBe(writePromptText(calm));
    })
  );
});

function getModel(id: string): Model {
  const model = findModel(builtInRegistry, id);
  if (model === undefined) throw new Error(`No model ${id}`);
  return model;
}
