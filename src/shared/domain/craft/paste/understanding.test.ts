// The parser's result for small inputs, one rule at a time.
import { describe, expect, test } from 'vitest';
import type { PromptData } from '../prompt/prompt.ts';
import { parsePaste } from './parse-paste.ts';

function read(text: string): Record<string, unknown> {
  const result = parsePaste(text);
  if (!result.ok) throw new Error(String(result.error));
  return Object.fromEntries(result.value.found.map(({ field, value }) => [field, value]));
}

type Case = readonly [text: string, fields: Partial<PromptData>];

const check = (cases: readonly Case[]): void => {
  test.each(cases)('%s', (text, fields) => {
    expect(read(text)).toEqual(fields);
  });
};

describe('values', () => {
  check([
    ['Duration: 0:08', { duration: 8 }],
    ['Duration: 2 minutes', { duration: 120 }],
    ['Duration: 0', {}],
    ['{"duration": 0, "mood": "tense"}', { mood: 'tense' }],
    ['{"duration": "0s", "mood": "tense"}', { mood: 'tense' }],
    ['Resolution: 1920x1080', { resolution: '1080p' }],
    ['Resolution: 4k UHD', { resolution: '4K' }],
    ['Aspect ratio: vertical', { aspectRatio: '9:16' }],
    ['Aspect ratio: 2.39:1', { aspectRatio: '2.39:1' }],
    ['Model: Veo 3.1 Fast', { model: 'veo-3.1-fast' }],
    ['Captions: none', {}],
    ['Subtitles: yes', { subtitles: true }],
    ['Language: french', { language: 'French' }],
    ['Mood: Tense and quiet', { mood: 'tense and quiet' }],
    ['Style: Pixar', { cinematicStyle: 'Pixar' }],
    ['Shot type: POV', { shotTypes: ['point-of-view-shot'] }],
    ['SFX: a door creaks, then slams; thunder', { soundEffects: ['a door creaks', 'then slams', 'thunder'] }],
    ['Effects: haze and film grain', { visualEffects: ['haze', 'film-grain'] }]
  ]);
});

describe('labels depend on where they stand', () => {
  check([
    ['{"audio": {"effects": ["boom"]}}', { soundEffects: ['boom'] }],
    ['{"scene": {"effects": ["fog"]}}', { visualEffects: ['fog'] }],
    ['## Camera\n- Movement: crane up', { cameraMovement: 'crane-up' }],
    ['Dialogue:\nSubject: "It is me."', { dialogue: 'Subject: It is me.' }]
  ]);
});

describe('null is absent', () => {
  check([
    ['{"dialogue": {"speaker": null, "line": null}, "mood": "tense"}', { mood: 'tense' }],
    ['{"dialogue": [{"speaker": null, "line": "Go."}], "lens": null}', { dialogue: 'Go.' }],
    ['{"dialogue": {"speaker": "null", "line": "null"}, "mood": "tense"}', { mood: 'tense' }],
    ['{"subject": "a fox", "sfx": [null, "rain"]}', { mainSubject: 'a fox', soundEffects: ['rain'] }],
    ['subject: a fox\nspeaker: null\nlens: ~\nmood: tense', { mainSubject: 'a fox', mood: 'tense' }]
  ]);
});

describe('who speaks, and how', () => {
  check([
    ['Anna says, "Hi."', { dialogue: 'Anna: Hi.' }],
    ['The old man says in a weary voice, "Hi."', { dialogue: 'Old man: Hi.', voiceStyle: 'Weary' }],
    [
      'A cheerful voice says in Japanese, "やった！"',
      { dialogue: 'やった！', language: 'Japanese', voiceStyle: 'Cheerful' }
    ],
    ['"Run," says the guard.', { dialogue: 'the guard: Run' }],
    ['"Run!" shouts the guard.', { dialogue: '"Run!" shouts the guard.' }],
    ['[Voss, low]: "Sit."', { dialogue: 'Voss: Sit.', voiceStyle: 'low' }],
    ['She turns and says, "Go."', { dialogue: 'She turns and says, "Go."' }]
  ]);

  test('words on a sign are not spoken', () => {
    expect(read('A neon sign says "OPEN".').dialogue).toBe(undefined);
  });
});

describe('how sure the parser is', () => {
  const sureOf = (text: string, wanted: string): { confidence: number; from: string } | undefined => {
    const result = parsePaste(text);
    const found = result.ok ? result.value.found.find(({ field }) => field === wanted) : undefined;
    return found === undefined ? undefined : { confidence: found.confidence, from: found.from };
  };

  test('a key is surer than a label, a label than prose, a camera than a story', () => {
    const key = sureOf('{"camera": {"movement": "pan left"}}', 'cameraMovement');
    const label = sureOf('Camera movement: pan left', 'cameraMovement');
    const prose = sureOf('Pan left.', 'cameraMovement');
    const story = sureOf('A fox runs.', 'mainSubject');
    const order = [key, label, prose, story].map((sure) => sure?.confidence ?? 0);
    expect(order).toEqual(order.toSorted((a, b) => b - a));
    expect(new Set(order).size).toBe(4);
  });

  test('each value says where it comes from', () => {
    expect(sureOf('{"camera": {"movement": "pan left"}}', 'cameraMovement')?.from).toBe(
      'camera.movement: pan left'
    );
    expect(sureOf('Tone: calm', 'mood')?.from).toBe('Tone: calm');
    expect(sureOf('A fox runs. Pan left.', 'mainSubject')?.from).toBe('A fox runs.');
  });
});
