import { describe, expect, test } from 'vitest';
import { chooseFields, type FillMode, type PastePart } from '#shared/domain/craft/paste/choose-fields.ts';
import { parsePaste } from '#shared/domain/craft/paste/parse-paste.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { PromptData, PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { describeOutcome } from './describe-outcome.ts';

const prompt = (data: Partial<PromptData> = {}): PromptDocument => ({
  name: '',
  data: { ...defaultPromptData, ...data }
});

function outcomeOf(
  text: string,
  current: PromptDocument,
  { way = 'replace', unticked = [] }: { way?: FillMode; unticked?: PastePart[] } = {}
) {
  const parsed = parsePaste(text);
  if (!parsed.ok) throw new Error(String(parsed.error));
  const next = chooseFields(current, parsed.value, { way, unticked: new Set(unticked) });
  return describeOutcome(current, parsed.value, next);
}

describe('each field found', () => {
  test('says what it replaces, what stays and what is the same', () => {
    const text = 'Subject: a fox\nMood: tense\nDuration: 10s\nLanguage: French';
    const { rows } = outcomeOf(text, prompt(), { unticked: ['language'] });
    expect(rows.map(({ label, before, value, outcome }) => [label, before, value, outcome])).toEqual([
      ['Main subject', '', 'a fox', 'taken'],
      ['Mood', 'Uplifting', 'Tense', 'taken'],
      ['Language', 'English', 'French', 'left'],
      ['Duration', '10 s', '10 s', 'same']
    ]);
  });

  test('shows the words it came from, unless they only repeat it', () => {
    const { rows } = outcomeOf('{"mood": "tense", "look": {"style": "noir"}}', prompt());
    expect(rows.map(({ part, from }) => [part, from])).toEqual([
      ['cinematicStyle', 'look.style: noir'],
      ['mood', 'mood: tense']
    ]);
    const own = outcomeOf(JSON.stringify(defaultPromptData), prompt());
    expect(own.rows.every(({ from }) => from === null)).toBe(true);
  });

  test('writes out what cannot be seen and cuts what nobody reads', () => {
    const own = JSON.stringify({ ...defaultPromptData, concept: 'a\u202Eb', action: 'x'.repeat(3000) });
    const { rows } = outcomeOf(own, prompt());
    expect(rows[0]?.value).toBe('a⟨U+202E⟩b');
    expect(rows[1]?.value).toMatch(/^x{2000} … and 1,000 more characters$/);
  });
});

test('names the fields that replacing empties, and none when only filling', () => {
  const current = prompt({ additionalParams: 'Seed 7', subtitles: true });
  const { emptied } = outcomeOf('Subject: a fox\nMood: tense', current);
  expect(emptied).toContain('Subtitles');
  expect(emptied).toContain('Additional parameters');
  expect(emptied).not.toContain('Model');
  expect(outcomeOf('Subject: a fox', current, { way: 'fillEmpty' }).emptied).toEqual([]);
});

test('shows the additional parameters as they will be', () => {
  const current = prompt({ additionalParams: 'Seed 7' });
  const text = 'Subject: a fox\nLens: 85mm';
  expect(outcomeOf(text, current, { way: 'fillEmpty' }).additional).toBe('Seed 7. Lens: 85mm.');
  expect(outcomeOf(text, current).additional).toBe('Lens: 85mm.');
  expect(outcomeOf('Subject: a fox', current, { way: 'fillEmpty' }).additional).toBe('');
});

test('tells a paste that changes nothing, and keys of a newer version', () => {
  const current = prompt({ concept: 'A harbour' });
  expect(outcomeOf(JSON.stringify(current.data), current).changesNothing).toBe(true);
  const newer = JSON.stringify({ ...current.data, lens: '85mm' });
  expect(outcomeOf(newer, current)).toMatchObject({ changesNothing: false, extras: ['lens: 85mm'] });
});
