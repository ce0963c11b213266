import { describe, expect, test } from 'vitest';
import { knownNames } from '../../fit/rules/known-names.ts';
import type { languages } from '../../prompt/prompt-choices.ts';
import { builtInTemplates } from './catalog.ts';

/** Praise that tells a model nothing, and the phrases of prompt lists. */
const hype =
  /\b(?:masterpiece|award.winning|stunning|breathtaking|jaw.dropping|epic|amazing|awesome|incredible|beautiful|gorgeous|perfect|ultimate|unforgettable|spectacular|ultra|hyper.?realistic|photo.?realistic|highly detailed|best quality|[48]k|hdr|trending|viral|next.level|game.changing|revolutionary)\b/iu;

const letters = {
  latin: /\p{Script=Latin}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  arabic: /\p{Script=Arabic}/u,
  devanagari: /\p{Script=Devanagari}/u,
  tamil: /\p{Script=Tamil}/u,
  telugu: /\p{Script=Telugu}/u,
  hangul: /\p{Script=Hangul}/u,
  han: /\p{Script=Han}/u,
  japanese: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u
};

const lettersOf: Readonly<Record<string, RegExp>> = {
  English: letters.latin,
  Spanish: letters.latin,
  French: letters.latin,
  German: letters.latin,
  Italian: letters.latin,
  Portuguese: letters.latin,
  Russian: letters.cyrillic,
  Japanese: letters.japanese,
  Korean: letters.hangul,
  Chinese: letters.han,
  Arabic: letters.arabic,
  Hindi: letters.devanagari,
  Tamil: letters.tamil,
  Telugu: letters.telugu
} satisfies Record<(typeof languages)[number], RegExp>;

/** Fewest and most words a professional brief spends on each part. */
const lengths = {
  concept: [8, 20],
  mainSubject: [7, 26],
  action: [7, 32],
  setting: [9, 26]
} as const;
const parts = ['concept', 'mainSubject', 'action', 'setting'] as const;

const countWords = (text: string): number => text.split(/\s+/).length;
const linesOf = (dialogue: string): string[] => (dialogue === '' ? [] : dialogue.split('\n'));

describe.each(builtInTemplates.map((template) => [template.id, template] as const))('"%s"', (_, template) => {
  const { name, description, data } = template;
  const written = [...parts.map((part) => data[part]), ...data.soundEffects, data.ambientSounds];

  test('briefs a whole shot: who does what, where, and what is heard', () => {
    for (const text of [...written, data.musicStyle]) expect(text).toMatch(/^\S(?:[^\n]*[^\s.!?])?$/u);
    for (const text of written) expect(text).not.toMatch(/ {2}/);
    // An identifier among the words is what a careless renaming leaves behind.
    for (const text of [...written, data.musicStyle]) expect(text).not.toMatch(/[a-z][A-Z]/);
    for (const part of parts) {
      const [fewest, most] = lengths[part];
      expect([part, countWords(data[part]) >= fewest]).toEqual([part, true]);
      expect([part, countWords(data[part]) <= most]).toEqual([part, true]);
    }
    expect(data.shotTypes).not.toEqual([]);
    expect(data.soundEffects).not.toEqual([]);
  });

  test('is described in one plain sentence', () => {
    expect(description).toMatch(/^[A-Z][^!?\n]*[^\s.!?]\.$/u);
    expect(description).not.toMatch(/\.\s/);
    expect(countWords(description)).toBeGreaterThanOrEqual(7);
    expect(countWords(description)).toBeLessThanOrEqual(22);
    expect(name).toMatch(/^[A-Z]/);
  });

  test('praises nothing and names nobody’s property', () => {
    const text = [...written, data.dialogue, description].join('\n');
    expect(hype.exec(text)?.[0]).toBeUndefined();
    const words = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `;
    expect(knownNames.filter((known) => words.includes(` ${known.toLowerCase()} `))).toEqual([]);
  });

  test('is spoken by named speakers, in its language, in the time there is', () => {
    expect(data.voiceStyle === '').toBe(data.dialogue === '');
    const spoken = linesOf(data.dialogue).map((line) => /^([A-Z][a-z ]+): (\S.*)$/u.exec(line)?.[2] ?? '');
    expect(spoken).not.toContain('');
    for (const words of spoken) {
      const foreign = (words.match(/\p{L}/gu) ?? []).filter(
        (letter) => !lettersOf[data.language]?.test(letter)
      );
      expect(foreign).toEqual([]);
    }
    expect(countWords(spoken.join(' ')) / data.duration).toBeLessThanOrEqual(2.2);
  });
});
