// Random stories for property tests of plans: sentences, clauses, timelines and turns of speech in many scripts.
import * as fc from 'fast-check';
import type { PromptData, PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { buildPrompt } from './builders.ts';

const words = [
  'walks',
  'the old keeper',
  'Opens a door',
  'in 3.5 seconds',
  'лодка плывёт',
  '打开窗户看着外面',
  'お待たせしました',
  'قارب صغير',
  'बस एक पल',
  'Dr. Voss',
  'I',
  '🙂',
  '"now"'
];
const joints = [
  ' ',
  ', ',
  '. ',
  '! ',
  '? ',
  '; ',
  ', and ',
  ' and then ',
  '。',
  '， ',
  '… ',
  '। ',
  '؟ ',
  '\n',
  ' — '
];
const stamps = ['[00:00-00:02] ', '[00:02-00:05] ', '[00:05-00:09] ', '[00:20-00:31] ', '[00:50] '];

const passage = (...extra: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...joints, ...extra)), { maxLength: 24 })
    .map((pairs) => pairs.flat().join(''));

const timeline = fc
  .tuple(fc.integer({ min: 0, max: stamps.length }), passage(), fc.array(passage(), { maxLength: 5 }))
  .map(
    ([count, opening, beats]) =>
      opening + beats.map((text, at) => (at < count ? stamps[at] : '') + text).join('\n')
  );

const turns = fc
  .array(fc.tuple(fc.constantFrom('', 'Anna: ', 'Keeper: ', '- '), passage()), { maxLength: 5 })
  .map((lines) => lines.map((line) => line.join('').replaceAll('\n', ' ')).join('\n'));

const anyStory: fc.Arbitrary<PromptData> = fc
  .record({
    concept: passage(),
    action: timeline,
    mainSubject: fc.constantFrom('', 'an old keeper in yellow oilskins', 'a red fox', '一只狐狸'),
    setting: fc.constantFrom('', 'on a stony beach at first light', 'Tokyo'),
    dialogue: turns,
    language: fc.constantFrom('English', 'Japanese', 'Tamil', ''),
    shotTypes: fc.subarray(['wide-shot', 'close-up', 'medium-shot', 'my own framing']),
    soundEffects: fc.subarray(['footsteps', 'a bell', 'door-slams']),
    duration: fc.oneof(
      fc.integer({ min: 1, max: 180 }),
      fc.constantFrom(0, -4, 7.5, 12.34, 1e9, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN)
    ),
    resolution: fc.constantFrom('', '720p', '1080p', '4k', '1440p', 'huge')
  })
  .map((changes) => buildPrompt(changes));

export const anyStoryDocument: fc.Arbitrary<PromptDocument> = fc.record({
  name: fc.constantFrom('', 'Keeper'),
  data: anyStory
});
