import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPromptData } from '#tests/support/prompt-arbitrary.ts';
import { fitContext, getModel, listChangedFields, validShot } from '#tests/support/fit-cases.ts';
import type { Model } from '../model/model.ts';
import { builtInRegistry, findModel } from '../model/registry/registry.ts';
import { choices } from '../prompt/prompt-choices.ts';
import { promptFieldNames } from '../prompt/prompt-fields.ts';
import type { PromptData } from '../prompt/prompt.ts';
import { builtInTemplates } from '../template/catalog/catalog.ts';
import { checkFit, fitRules } from './check-fit.ts';
import type { Finding } from './rules/fit-rule.ts';

const anyModel = fc.constantFrom(...builtInRegistry.models);

/** Pieces that trip rules, in any order, so that findings meet in one prompt. */
const piece = fc.constantFrom(
  'a beautiful',
  'an epic oak hall',
  'woman',
  'Batman’s',
  'no people,',
  'without a sound',
  'don’t show text.',
  'no cars, no crowds',
  '--seed 5',
  'ratio 16:9',
  '--ratio--duration 4',
  'looks sad',
  'the camera pans and tilts',
  'then',
  'dolly in,',
  'static',
  'zoom',
  'moonlight',
  'golden hour',
  'noir',
  'pastel',
  'a sign that reads “Open',
  '"hello',
  '« bonjour',
  'Anna: we go.\n',
  'ANNA: now.\n',
  'Detective Voss: stop.\n',
  'Voss: why?\n',
  'நாம் போகலாம்',
  'いらっしゃいませ',
  '[00:00-00:02] runs',
  '[00:02-00:05] jumps',
  'Shot 1 (3s): walks',
  'walks, runs, jumps, sits, waits,',
  'time-lapse',
  '.',
  '\n'
);
const busyText = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(' '));
const tinted = fc.record({
  concept: busyText,
  mainSubject: busyText,
  action: busyText,
  setting: busyText,
  dialogue: busyText,
  additionalParams: busyText,
  cameraMovement: fc.oneof(busyText, fc.constantFrom(...choices.cameraMovement)),
  shotTypes: fc.array(fc.constantFrom(...choices.shotTypes), { maxLength: 9 }),
  colorGrading: fc.oneof(busyText, fc.constantFrom(...choices.colorGrading)),
  mood: fc.oneof(busyText, fc.constantFrom(...choices.mood)),
  cinematicStyle: fc.oneof(busyText, fc.constantFrom(...choices.cinematicStyle)),
  visualEffects: fc.array(fc.constantFrom(...choices.visualEffects), { maxLength: 4 }),
  language: fc.constantFrom(...choices.language),
  duration: fc.constantFrom(-1, 0, 1, 4, 5, 6, 7.5, 8, 10, 15, 30, 180, Number.NaN, Infinity),
  frameRate: fc.constantFrom(24, 25, 36, 60),
  resolution: fc.constantFrom('', '720p', '1080p', '1440p', '4K', '4k', 'tiny', '2k'),
  aspectRatio: fc.constantFrom('', '16:9', '9:16', '1:1', '21:9', 'round', '0:0'),
  quality: fc.constantFrom(1, 7, 9),
  model: fc.constantFrom('', 'mine', ...builtInRegistry.models.map(({ id }) => id))
});
const busyPrompt: fc.Arbitrary<PromptData> = tinted.map((changes) => ({ ...validShot, ...changes }));

/** The findings after the click, on the model that the click chose if it chose one. */
function findAfter(found: Finding, data: PromptData, model: Model): Finding[] {
  const chosen = found.fields.includes('model') ? findModel(builtInRegistry, data.model) : undefined;
  return checkFit(data, chosen ?? model, fitContext).filter(({ ruleId }) => ruleId === found.ruleId);
}

describe('whatever the prompt and whatever the model', () => {
  test('the check has an answer, in plain sentences', () => {
    fc.assert(
      fc.property(fc.oneof(anyPromptData, busyPrompt), anyModel, (data, model) => {
        for (const { message, fields } of checkFit(data, model, fitContext)) {
          expect(String(message)).toMatch(/^.+\.$/u);
          expect(String(message)).not.toMatch(/undefined|null|NaN|Infinity| {2}|\n/);
          expect(fields).not.toEqual([]);
        }
      }),
      { numRuns: 1000 }
    );
  });

  test('every fix does away with its finding and changes nothing but the fields it names', () => {
    fc.assert(
      fc.property(fc.oneof(anyPromptData, busyPrompt), anyModel, (data, model) => {
        const findings = checkFit(data, model, fitContext);
        for (const found of findings) {
          if (found.fix === null) continue;
          const changed = listChangedFields(data, found.fix.data);
          expect({ found, changed }).not.toEqual({ found, changed: [] });
          expect(found.fields).toEqual(expect.arrayContaining(changed));
          expect(Object.keys(found.fix.data)).toEqual(Object.keys(data));
          const before = findings.filter(({ ruleId }) => ruleId === found.ruleId).length;
          const after = findAfter(found, found.fix.data, model);
          expect({ found, left: after.length < before }).toEqual({ found, left: true });
        }
      }),
      { numRuns: 1000 }
    );
  });

  test('the same prompt gives the same findings, and is not touched', () => {
    fc.assert(
      fc.property(busyPrompt, anyModel, (data, model) => {
        const before = structuredClone(data);
        const once = checkFit(data, model, fitContext);
        expect(data).toEqual(before);
        expect(checkFit(before, model, fitContext)).toEqual(once);
      })
    );
  });
});

const monotonous = [
  ' ',
  'a ',
  '\n',
  '"',
  '“',
  'camera ',
  'no people, ',
  '--seed 5',
  'very beautiful ',
  '[00:',
  'A: b\n',
  '漢',
  '1 '
];

// A rule that this makes slow without bound runs into the limit of every test.
test.each(monotonous)('twenty thousand characters of %j do not hold anybody up', (text) => {
  const long = text.repeat(20_000 / text.length);
  const { subtitles, duration, frameRate, quality } = validShot;
  const texts = Object.fromEntries(
    promptFieldNames.map((name) => [name, Array.isArray(validShot[name]) ? [long] : long])
  );
  const data: PromptData = { ...validShot, ...texts, subtitles, duration, frameRate, quality };
  expect(checkFit(data, getModel('seedance-1.5-pro'), fitContext).length).toBeGreaterThan(0);
});

test('the worst comes first', () => {
  const order = ['error', 'warning', 'info'];
  const ranks = checkFit(
    { ...validShot, duration: 99, action: '', quality: 9 },
    getModel('veo-3'),
    fitContext
  ).map(({ severity }) => order.indexOf(severity));
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  expect(new Set(ranks)).toEqual(new Set([0, 1, 2]));
});

test('a sound shot on a current model leaves nothing to say', () => {
  expect(checkFit(validShot, getModel('gemini-omni-flash'), fitContext)).toEqual([]);
});

test('every rule of the list is there once', () => {
  expect(fitRules.map(({ id }) => id).toSorted()).toEqual([
    'aspect-unsupported',
    'camera-conflict',
    'dialogue-on-silent-model',
    'dialogue-too-long',
    'duration-unsupported',
    'emotion-not-action',
    'fps-ignored',
    'ip-or-real-person',
    'language-mix',
    'missing-action',
    'missing-camera',
    'missing-style',
    'missing-subject',
    'model-retired',
    'model-retiring',
    'negation-in-prose',
    'negative-ignored',
    'no-audio-on-audio-model',
    'on-screen-text',
    'param-token-in-prompt',
    'prompt-too-long',
    'quality-ignored',
    'quotes-unbalanced',
    'resolution-duration',
    'resolution-unsupported',
    'shot-conflict',
    'shot-too-long',
    'shots-sum',
    'speaker-label-drift',
    'style-conflict',
    'subtitles-risk',
    'too-many-actions',
    'too-many-shots',
    'vague-words'
  ]);
});

test('the words of our own templates are sound: only their settings may not fit', () => {
  const settings = new Set([
    'duration-unsupported',
    'aspect-unsupported',
    'fps-ignored',
    'quality-ignored',
    'dialogue-too-long'
  ]);
  const model = getModel('gemini-omni-flash');
  const others = builtInTemplates.flatMap(({ name, data }) =>
    checkFit(data, model, fitContext)
      .filter(({ ruleId }) => !settings.has(ruleId))
      .map(({ message }) => `${name}: ${String(message)}`)
  );
  expect(others).toEqual([]);
});
