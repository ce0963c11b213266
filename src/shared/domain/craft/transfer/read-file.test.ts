import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultPromptData } from '../prompt/default-prompt.ts';
import type { HistoryEntry } from '../prompt/history/history.ts';
import type { PromptDocument } from '../prompt/prompt.ts';
import { fileLimitBytes } from './file-limit.ts';
import { writePackFile } from './pack-file.ts';
import { writePromptFile } from './prompt-file.ts';
import { readFile } from './read-file.ts';

const read = (text: string, name = 'shot.vprompt') => readFile({ name, bytes: text.length, text });
const explain = (outcome: ReturnType<typeof readFile>): string =>
  outcome.ok ? 'accepted' : String(outcome.error);
const reason = (text: string) => explain(read(text));

const unknownKeys = fc
  .dictionary(fc.string(), fc.jsonValue())
  .map((keys) =>
    Object.fromEntries(
      Object.entries(keys).filter(([key]) => key !== '__proto__' && !(key in defaultPromptData))
    )
  );
const anyDocument: fc.Arbitrary<PromptDocument> = fc.record({
  name: fc.string(),
  data: fc
    .record({
      concept: fc.string(),
      dialogue: fc.string(),
      duration: fc.integer({ min: 1 }),
      visualEffects: fc.array(fc.string())
    })
    .chain((known) => unknownKeys.map((extras) => ({ ...defaultPromptData, ...known, ...extras })))
});

const entry: HistoryEntry = {
  id: 'prompt-1',
  name: 'Prompt 1',
  prompt: '',
  data: { ...defaultPromptData },
  veo3Data: {},
  generatedPrompt: '',
  createdAt: 1,
  date: '1970-01-01T00:00:00.001Z'
};

describe('a file of ours', () => {
  test('comes back as the prompt that was written, unknown keys included', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const outcome = read(writePromptFile(document));
        const expected: unknown = JSON.parse(JSON.stringify(document));
        expect(outcome).toEqual({ ok: true, value: { kind: 'prompt', document: expected } });
      })
    );
  });

  test('comes back as the pack that was written, without the rest of the device', () => {
    const content = { history: [entry], templates: [], marks: [] };
    expect(read(writePackFile(content, { device: { draft: null } }))).toEqual({
      ok: true,
      value: { kind: 'pack', content }
    });
  });

  test.each([true, false])('says whether its templates are offered for sharing: %s', (templatesOffered) => {
    const template = {
      id: 'user-template-1',
      name: 'Mine',
      category: 'General',
      description: '',
      promptData: defaultPromptData,
      tags: [],
      createdAt: 1,
      updatedAt: 1
    };
    const content = { history: [], templates: [template], marks: [] };
    expect(read(writePackFile(content, { templatesOffered }))).toEqual({
      ok: true,
      value: { kind: 'pack', content, templatesOffered }
    });
    expect(writePackFile({ ...content, templates: [] }, { templatesOffered })).not.toContain('Offered');
  });

  test('is known by its content, not by its ending, and may begin with a byte order mark', () => {
    const outcome = read(`\uFEFF${writePromptFile({ name: 'A', data: defaultPromptData })}`, 'shot.txt');
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'prompt' } });
  });

  test('may be prompt data alone', () => {
    expect(read(JSON.stringify(defaultPromptData))).toMatchObject({
      ok: true,
      value: { document: { name: '' } }
    });
  });
});

describe('a file that cannot be used', () => {
  const whole = writePromptFile({ name: 'A', data: defaultPromptData });

  test.each([
    ['', 'shot.vprompt is empty.'],
    ['{', 'shot.vprompt is not valid JSON. It may be cut off or damaged.'],
    ['[]', 'shot.vprompt holds no prompt.'],
    ['null', 'shot.vprompt holds no prompt.'],
    ['{"a":1}', 'shot.vprompt is JSON, but not a Reelwright prompt or pack.'],
    [whole.replace('"name": "A"', '"name": 7'), 'shot.vprompt is damaged: name is not what it should be.'],
    [
      whole.replace('"version": 1', '"version": 2'),
      'shot.vprompt was written by a newer Reelwright. Update the app to open it.'
    ],
    [`${'['.repeat(5000)}${']'.repeat(5000)}`, 'shot.vprompt is nested too deeply to be a prompt file.']
  ])('%.20s says why', (text, sentence) => {
    expect(reason(text)).toBe(sentence);
  });

  test('is refused when it is cut off anywhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.trimEnd().length - 1 }), (end) => {
        expect(read(whole.slice(0, end)).ok).toBe(false);
      })
    );
  });

  test('is refused by its size before it is looked at', () => {
    expect(explain(readFile({ name: 'huge.vpack', bytes: fileLimitBytes + 1, text: null }))).toBe(
      'huge.vpack is too large to be a prompt file (limit 32 MB).'
    );
    expect(explain(readFile({ name: 'locked.vpack', bytes: 5, text: null }))).toBe(
      'locked.vpack could not be read.'
    );
  });

  test('gives a sentence for any text, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const outcome = read(text);
        expect(outcome.ok ? 'shot.vprompt is fine.' : String(outcome.error)).toMatch(/^shot\.vprompt .+\.$/);
      })
    );
  });
});
