import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPromptData } from '#tests/support/prompt-arbitrary.ts';
import {
  type FitCase,
  findRuleHits,
  getModel,
  summarizeFitCase,
  validShot
} from '#tests/support/fit-cases.ts';
import { choices } from '../../prompt/prompt-choices.ts';
import { writePromptText } from '../../prompt/text/write-prompt.ts';
import { estimateUpperBound } from './length.ts';

const threeShots = '[00:00-00:03] He kneels. [00:03-00:05] He pulls the cork. [00:05-00:09] He reads.';

const table: readonly (readonly [title: string, ruleId: string, fitCase: FitCase])[] = [
  [
    'a prompt longer than Runway reads names the fields to trim',
    'prompt-too-long',
    {
      model: 'runway-gen4.5',
      shot: { additionalParams: 'Rain. '.repeat(200), action: 'kneels '.repeat(20) },
      says: 'The prompt is 1,476 characters, 476 more than Runway Gen-4.5 takes (1,000). Trim Additional parameters.',
      fix: null
    }
  ],
  [
    'the same prompt is short for Luma',
    'prompt-too-long',
    { model: 'luma-ray-3.2', shot: { additionalParams: 'Rain. '.repeat(200) }, says: null, fix: null }
  ],
  [
    'Veo counts tokens, estimated',
    'prompt-too-long',
    {
      model: 'veo-3.1',
      shot: { concept: 'word '.repeat(500), action: 'kneels '.repeat(400) },
      says: 'The prompt is 1,360 tokens, 336 more than Veo 3.1 takes (1,024). Trim Action.',
      fix: null
    }
  ],
  [
    'shots that do not fill the clip',
    'shots-sum',
    {
      model: 'kling-3',
      shot: { action: threeShots, duration: 10 },
      says: 'The shots add up to 9 s; Kling 3 needs them to fill the 10 s exactly.',
      fix: { duration: 9 }
    }
  ],
  [
    'shots that do',
    'shots-sum',
    { model: 'kling-3', shot: { action: threeShots, duration: 9 }, says: null, fix: null }
  ],
  [
    'a sum that no clip has leaves the length alone',
    'shots-sum',
    {
      model: 'kling-3',
      shot: { action: 'Shot 1 (10s): kneels. Shot 2 (10s): reads.', duration: 15 },
      says: 'The shots add up to 20 s; Kling 3 needs them to fill the 15 s exactly.',
      fix: null
    }
  ],
  [
    'a model without shots does not add them up',
    'shots-sum',
    { model: 'veo-3.1', shot: { action: threeShots, duration: 8 }, says: null, fix: null }
  ],
  [
    'one shot of a list that is longer than Kling takes',
    'shot-too-long',
    {
      model: 'kling-3',
      shot: { action: `[00:00-00:03] He kneels. [00:03-00:08] ${'rain '.repeat(120)}` },
      says: 'Shot 2 is 599 characters, 87 more than Kling 3 takes for one (512).',
      fix: null
    }
  ],
  [
    'as long a text without shots',
    'shot-too-long',
    { model: 'kling-3', shot: { action: 'rain '.repeat(120) }, says: null, fix: null }
  ],
  [
    'seven shots in a clip of six',
    'too-many-shots',
    {
      model: 'kling-3',
      shot: { shotTypes: choices.shotTypes.slice(0, 7) },
      says: '7 shots are more than Kling 3 takes in one clip (6).',
      fix: { shotTypes: choices.shotTypes.slice(0, 6) }
    }
  ],
  [
    'six shots, one of them named twice',
    'too-many-shots',
    {
      model: 'kling-3',
      shot: { shotTypes: [...choices.shotTypes.slice(0, 6), choices.shotTypes[0] ?? ''] },
      says: null,
      fix: null
    }
  ],
  [
    'seven timed shots are the creator’s to cut',
    'too-many-shots',
    {
      model: 'kling-3',
      shot: { action: [1, 2, 3, 4, 5, 6, 7].map((shot) => `Shot ${shot} (1s): rain.`).join(' ') },
      says: '7 shots are more than Kling 3 takes in one clip (6).',
      fix: null
    }
  ],
  [
    'a setting of Seedance in the prose',
    'param-token-in-prompt',
    {
      model: 'seedance-1.5-pro',
      shot: { additionalParams: 'Soft light --seed 5, ratio 16:9 please' },
      says: 'Seedance 1.5 Pro reads “--seed 5” and “ratio 16:9” as a setting and not as prose.',
      fix: { additionalParams: 'Soft light, please' }
    }
  ],
  [
    'a gardener may plant a seed of any duration',
    'param-token-in-prompt',
    {
      model: 'seedance-1.5-pro',
      shot: { action: 'plants a seed', setting: 'a winter of long duration, a watermark on old paper' },
      says: null,
      fix: null
    }
  ],
  [
    'other models read the words as words',
    'param-token-in-prompt',
    { model: 'seedance-2', shot: { additionalParams: '--seed 5' }, says: null, fix: null }
  ]
];

test.each(table)('%s', (_title, ruleId, fitCase) => {
  expect(summarizeFitCase(ruleId, fitCase)).toEqual({ says: fitCase.says, fix: fitCase.fix });
});

test('a prompt may be as long as the model takes, and not a character longer', () => {
  const fill = (length: number) => ({ additionalParams: 'a'.repeat(length) });
  const room = 1000 - (writePromptText({ ...validShot, ...fill(500) }).length - 500);
  const count = (length: number) =>
    findRuleHits('prompt-too-long', getModel('runway-gen4.5'), fill(length)).length;
  expect([count(room), count(room + 1)]).toEqual([0, 1]);
});

test('a prompt over its limit names as many fields as could make up for it', () => {
  const shot = { concept: 'word '.repeat(150), additionalParams: 'Rain. '.repeat(160), setting: 'by a lake' };
  const [found] = findRuleHits('prompt-too-long', getModel('runway-gen4.5'), shot);
  expect(found?.fields).toEqual(['additionalParams']);
  const [longer] = findRuleHits('prompt-too-long', getModel('runway-gen4.5'), {
    ...shot,
    concept: 'word '.repeat(250),
    action: 'kneels '.repeat(100)
  });
  expect(longer?.fields).toEqual(['concept', 'additionalParams']);
});

test('a prompt is never longer than it was guessed to be without writing it', () => {
  const anyLines = fc.array(fc.constantFrom('Anna: ok', 'B: no.', 'She says, "go"', '', 'hm'), {
    maxLength: 9
  });
  fc.assert(
    fc.property(anyPromptData, anyLines, (data, lines) => {
      const spoken = { ...data, dialogue: lines.join('\n') };
      expect(writePromptText(spoken).length).toBeLessThanOrEqual(estimateUpperBound(spoken));
    }),
    { numRuns: 500 }
  );
});
