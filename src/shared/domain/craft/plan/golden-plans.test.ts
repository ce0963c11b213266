// Golden plans: one story, three models. Each text is a clip's prompt.
import { expect, test } from 'vitest';
import { buildPrompt } from '#tests/support/builders.ts';
import { builtInRegistry, findModel } from '../model/registry/registry.ts';
import type { PromptData } from '../prompt/prompt.ts';
import { planClips } from './plan-clips.ts';

const keeper: Partial<PromptData> = {
  concept: 'A lighthouse keeper finds a message in a bottle',
  mainSubject: 'an old man in yellow oilskins',
  action:
    'wades into the surf and lifts a green bottle. He pulls the cork with shaking hands. Then he reads, smiles, and walks up to the light',
  setting: 'on a stony beach at first light',
  cameraMovement: 'slow-dolly-in',
  shotTypes: ['wide-shot', 'medium-close-up', 'extreme-close-up'],
  colorGrading: 'blue-hour',
  mood: 'tender',
  visualEffects: ['film-grain'],
  language: 'English',
  dialogue: 'Keeper: Forty years. I had stopped looking. It was meant for me.',
  voiceStyle: 'Weary',
  musicStyle: 'solo-piano',
  soundEffects: ['waves-crash', 'a cork pops', 'paper-rustles'],
  ambientSounds: 'howling-wind'
};

/** The same in every clip. */
const continuity =
  'An old man in yellow oilskins on a stony beach at first light. ' +
  'Cinematic realism style, blue hour color grading, and a tender mood, with film grain.';
const underneath = 'Ambient noise: howling wind.';
const cleanFrame = 'Clean frame, free of on-screen text and captions.';
const piano = 'Solo piano music plays throughout.';

type WrittenClip = readonly [heading: string, ...sentences: string[]];

function write(
  id: string,
  changes: Partial<PromptData>
): { readonly note: string; readonly clips: WrittenClip[] } {
  const model = findModel(builtInRegistry, id);
  if (model === undefined) throw new Error(`No model ${id}`);
  const document = { name: '', data: buildPrompt({ ...keeper, ...changes }) };
  const { clips, note } = planClips(document, model, builtInRegistry);
  return {
    note: String(note),
    clips: clips.map(({ startSeconds, seconds, kind, take, text }) => [
      `${kind} at ${startSeconds} s, ${seconds} s, take ${take}`,
      text
    ])
  };
}

const read = (...clips: readonly WrittenClip[]): WrittenClip[] =>
  clips.map(([heading, ...sentences]) => [heading, sentences.join(' ')]);

test('Veo makes 22 s of one clip of 8 s and two extensions of 7 s', () => {
  expect(write('veo-3.1', { duration: 22, resolution: '720p' })).toEqual({
    note: '',
    clips: read(
      [
        'clip at 0 s, 8 s, take 1',
        'A wide shot with a slow dolly in.',
        continuity,
        'A lighthouse keeper finds a message in a bottle.',
        'The old man wades into the surf and lifts a green bottle.',
        'The keeper says in a weary voice, "Forty years. I had stopped looking."',
        piano,
        'SFX: waves crash.',
        underneath,
        cleanFrame
      ],
      [
        'extension at 8 s, 7 s, take 1',
        'Continue without a cut from the last frame.',
        'A medium close-up with a slow dolly in.',
        continuity,
        'He pulls the cork with shaking hands.',
        piano,
        'SFX: a cork pops.',
        underneath
      ],
      [
        'extension at 15 s, 7 s, take 1',
        'Continue without a cut from the last frame.',
        'An extreme close-up with a slow dolly in.',
        continuity,
        'He reads, smiles, and walks up to the light.',
        'The keeper says in a weary voice, "It was meant for me."',
        piano,
        'SFX: paper rustles.',
        underneath,
        cleanFrame
      ]
    )
  });
});

test('Kling makes 13 s of three shots in one take, one for each beat', () => {
  expect(write('kling-3', { duration: 13 })).toEqual({
    note: '',
    clips: read(
      [
        'shot at 0 s, 4 s, take 1',
        'A wide shot with a slow dolly in.',
        continuity,
        'A lighthouse keeper finds a message in a bottle.',
        'The old man wades into the surf and lifts a green bottle.',
        'The keeper says in a weary voice, "Forty years."',
        piano,
        'SFX: waves crash.',
        underneath,
        cleanFrame
      ],
      [
        'shot at 4 s, 4 s, take 1',
        'A medium close-up with a slow dolly in.',
        continuity,
        'He pulls the cork with shaking hands.',
        'The keeper says in a weary voice, "I had stopped looking."',
        piano,
        'SFX: a cork pops.',
        underneath,
        cleanFrame
      ],
      [
        'shot at 8 s, 5 s, take 1',
        'An extreme close-up with a slow dolly in.',
        continuity,
        'He reads, smiles, and walks up to the light.',
        'The keeper says in a weary voice, "It was meant for me."',
        piano,
        'SFX: paper rustles.',
        underneath,
        cleanFrame
      ]
    )
  });
});

test('Seedance makes 32 s of three clips, and what has no beat of its own goes on', () => {
  const action = 'sits on the rocks and mends a net; looks up at a passing ship';
  expect(write('seedance-2', { action, concept: '', dialogue: '', soundEffects: [], duration: 32 })).toEqual({
    note: '',
    clips: read(
      [
        'clip at 0 s, 11 s, take 1',
        'A wide shot with a slow dolly in.',
        continuity,
        'The old man sits on the rocks and mends a net.',
        piano,
        underneath
      ],
      [
        'clip at 11 s, 11 s, take 2',
        'A medium close-up with a slow dolly in.',
        continuity,
        'The old man looks up at a passing ship.',
        piano,
        underneath
      ],
      [
        'clip at 22 s, 10 s, take 3',
        'An extreme close-up with a slow dolly in.',
        continuity,
        'The action goes on: the old man looks up at a passing ship.',
        piano,
        underneath
      ]
    )
  });
});

test('Veo keeps 1080p where it can, and a timeline counts from the start of each clip', () => {
  const action =
    '[00:00-00:03] Surf rolls over the stones. [00:03-00:08] A bottle washes up. [00:08-00:16] He lifts it to the light.';
  const changes = { action, concept: '', dialogue: '', shotTypes: [], soundEffects: [], duration: 16 };
  expect(write('veo-3.1', changes)).toEqual({
    note: '',
    clips: [
      [
        'clip at 0 s, 8 s, take 1',
        `A slow dolly in. ${continuity}\n[00:00-00:03] Surf rolls over the stones.\n[00:03-00:08] A bottle washes up.\n${piano} ${underneath}`
      ],
      [
        'clip at 8 s, 8 s, take 2',
        `A slow dolly in. ${continuity} He lifts it to the light. ${piano} ${underneath}`
      ]
    ]
  });
});
