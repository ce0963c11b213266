// Our own exports come back as they were.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPromptDocument } from '#tests/support/prompt-arbitrary.ts';
import { seededRandom } from '../../../../kit/random.ts';
import { compilePrompt } from '../../compile/compile.ts';
import { builtInRegistry } from '../../model/registry/registry.ts';
import { defaultPromptData } from '../../prompt/default-prompt.ts';
import { formatCompactJson, formatPromptJson } from '../../prompt/prompt-json.ts';
import { formatPromptMarkdown } from '../../prompt/text/prompt-markdown.ts';
import type { PromptData, PromptField } from '../../prompt/prompt.ts';
import { randomFill } from '../../prompt/random/random-fill.ts';
import { toVeo3Data } from '../../prompt/text/veo3-data.ts';
import { writePromptText } from '../../prompt/text/write-prompt.ts';
import { readDialogue } from '../../prompt/text/dialogue.ts';
import { builtInTemplates } from '../../template/catalog/catalog.ts';
import { writePromptFile } from '../../transfer/prompt-file.ts';
import type { Parsed } from '../build-parsed.ts';
import { parsePaste } from '../parse-paste.ts';

function parse(text: string): Parsed {
  const result = parsePaste(text);
  if (!result.ok) throw new Error(String(result.error));
  return result.value;
}

/** Prompts as the builder makes them: any template, any random values, any mixture. */
const filledPrompt: fc.Arbitrary<PromptData> = fc.integer({ min: 0, max: 0xffffffff }).map((seed) =>
  randomFill({
    random: seededRandom(seed),
    current: defaultPromptData,
    lockedFields: [],
    templates: builtInTemplates
  })
);

const pick = (data: PromptData, fields: readonly PromptField[]) =>
  Object.fromEntries(fields.map((field) => [field, data[field]]));

describe('JSON', () => {
  test('any prompt comes back to the letter, unknown keys included', () => {
    fc.assert(
      fc.property(
        anyPromptDocument,
        fc.constantFrom(formatPromptJson, formatCompactJson),
        ({ data }, format) => {
          const parsed = parse(format(data));
          expect(parsed.data).toEqual(data);
          expect(Object.keys(parsed.data).length).toBe(Object.keys(data).length);
          expect(parsed.leftovers).toBe('');
        }
      )
    );
  });

  test('so does a .vprompt file pasted as text, with its name', () => {
    fc.assert(
      fc.property(anyPromptDocument, (document) => {
        const { name, data } = parse(`\uFEFF${writePromptFile(document)}`);
        expect({ name, data }).toEqual(document);
      })
    );
  });

  test('each filled field is found, beyond doubt', () => {
    const { found } = parse(formatPromptJson({ ...defaultPromptData, concept: 'A storm' }));
    expect(found.find(({ field }) => field === 'concept')).toEqual({
      field: 'concept',
      value: 'A storm',
      confidence: 1,
      from: 'concept'
    });
    expect(found.some(({ field }) => field === 'mainSubject')).toBe(false);
  });

  test('a pack of many prompts is not one prompt', () => {
    const parsed = parsePaste('{"format":"reelwright/pack","version":1}');
    expect(parsed.ok ? '' : String(parsed.error)).toBe(
      'This holds many prompts. Save it as a .vpack file and import that.'
    );
  });
});

describe('Veo JSON', () => {
  const proseFields: PromptField[] = [
    'concept',
    'mainSubject',
    'action',
    'setting',
    'cameraMovement',
    'shotTypes',
    'cinematicStyle',
    'colorGrading',
    'mood',
    'visualEffects',
    'dialogue',
    'musicStyle',
    'soundEffects',
    'ambientSounds',
    'audioMix',
    'duration',
    'frameRate',
    'resolution',
    'aspectRatio',
    'model',
    'additionalParams'
  ];

  test('comes back with every field it tells, and is the same when written again', () => {
    fc.assert(
      fc.property(filledPrompt, (data) => {
        const json = JSON.stringify(toVeo3Data(data), null, 2);
        const parsed = parse(json);
        expect(pick(parsed.data, proseFields)).toEqual(pick(data, proseFields));
        expect(JSON.stringify(toVeo3Data(parsed.data), null, 2)).toBe(json);
      })
    );
  });
});

describe('Markdown', () => {
  test('comes back with its name and all 26 fields', () => {
    fc.assert(
      fc.property(filledPrompt, fc.constantFrom('', 'Storm', 'My *best* take: two'), (data, name) => {
        const parsed = parse(formatPromptMarkdown({ name, data }));
        expect(parsed.data).toEqual(data);
        expect(parsed.name).toBe(name);
      })
    );
  });

  test.each([
    ['Latin', 'anna: Did you hear that?\nOld man: Hear what? The sea.'],
    ['Japanese', 'Teacher: これは何ですか。\nStudent: りんごです。いただきます。']
  ])('the lines of a conversation in %s script come back one by one', (_script, dialogue) => {
    const data = { ...defaultPromptData, dialogue };
    expect(parse(formatPromptMarkdown({ name: 'Two', data })).data.dialogue).toBe(dialogue);
  });
});

describe('the finished prompt', () => {
  const proseFields: PromptField[] = [
    'cameraMovement',
    'shotTypes',
    'cinematicStyle',
    'colorGrading',
    'mood',
    'visualEffects',
    'soundEffects',
    'ambientSounds',
    'musicStyle',
    'audioMix',
    'concept',
    'additionalParams'
  ];

  test('comes back with its camera, its look, its sound and its idea', () => {
    fc.assert(
      fc.property(filledPrompt, (data) => {
        const parsed = parse(writePromptText(data));
        expect(pick(parsed.data, proseFields)).toEqual(pick(data, proseFields));
      })
    );
  });

  test('comes back with what is said, in which language and voice', () => {
    fc.assert(
      fc.property(filledPrompt, (data) => {
        fc.pre(data.dialogue !== '');
        const parsed = parse(writePromptText(data));
        const wordsOf = (dialogue: string) => readDialogue(dialogue).map(({ words }) => words);
        expect(wordsOf(parsed.data.dialogue)).toEqual(wordsOf(data.dialogue));
        expect(parsed.data.language).toBe(data.language === 'English' ? '' : data.language);
        expect(parsed.data.voiceStyle).toBe(data.voiceStyle);
        expect(parsed.data.subtitles).toBe(data.subtitles);
      })
    );
  });

  test('tells the same story when written again, whatever part of it went to which field', () => {
    const rewritten = builtInTemplates.filter(({ data }) => {
      const text = writePromptText(data);
      return writePromptText(parse(text).data) === text;
    });
    expect(rewritten.length).toBeGreaterThanOrEqual(builtInTemplates.length - 3);
  });
});

describe('prompts written for a model', () => {
  const shared: PromptField[] = [
    'shotTypes',
    'mood',
    'soundEffects',
    'ambientSounds',
    'musicStyle',
    'setting'
  ];
  const story: PromptField[] = ['concept', 'mainSubject', 'action', 'dialogue'];
  const cases = builtInRegistry.models.flatMap((model) =>
    builtInTemplates.map((template) => ({ model, template }))
  );

  /** Three thousand compilations take two seconds, and more where other work goes on. Milliseconds. */
  const busyMachine = 60_000;

  /** The compiled prompt and the fields in which it says it lost nothing. */
  const kept = ({ model, template }: (typeof cases)[number]) => {
    const compiled = compilePrompt({ name: '', data: template.data }, model, builtInRegistry);
    const lost = new Set(compiled.losses.map(({ field }) => field));
    return { compiled, fields: [...shared, ...story].filter((field) => !lost.has(field)) };
  };

  test(
    'their JSON comes back with every field it keeps, for every model and template',
    () => {
      for (const one of cases) {
        const { compiled, fields } = kept(one);
        const { data } = parse(JSON.stringify(compiled.json, null, 2));
        expect(pick(data, fields)).toEqual(pick(one.template.data, fields));
      }
    },
    busyMachine
  );

  test(
    'their text comes back with what it shows and sounds like, in nineteen of twenty',
    () => {
      const right = cases.filter((one) => {
        const { compiled, fields: all } = kept(one);
        const fields = all.filter((field) => shared.includes(field));
        return (
          JSON.stringify(pick(parse(compiled.text).data, fields)) ===
          JSON.stringify(pick(one.template.data, fields))
        );
      });
      expect(right.length / cases.length).toBeGreaterThan(0.95);
    },
    busyMachine
  );
});
