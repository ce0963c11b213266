import { expect, test } from 'vitest';
import { builtInTemplates } from './catalog.ts';

type Briefed = Pick<(typeof builtInTemplates)[number], 'id' | 'data'>;

/** The allowed overlap of two templates' stories: about one reused phrase. */
const likenessLimit = 0.05;
const headLength = 3;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];

/** Every run of three words of the story. */
function shinglesOf({ data }: Briefed): Set<string> {
  const words = wordsOf([data.concept, data.mainSubject, data.action, data.setting].join(' '));
  return new Set(words.slice(2).map((_, index) => words.slice(index, index + 3).join(' ')));
}

/** Shared shingles over all shingles of both (Jaccard). */
function likenessOf(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((shingle) => other.has(shingle)).length;
  return shared / (one.size + other.size - shared);
}

/** Pairs that tell nearly the same story. */
function findTwins(templates: readonly Briefed[]): string[] {
  const shingled = templates.map((template) => ({ id: template.id, shingles: shinglesOf(template) }));
  return shingled.flatMap((one, index) =>
    shingled
      .slice(index + 1)
      .filter((other) => likenessOf(one.shingles, other.shingles) >= likenessLimit)
      .map((other) => `${one.id} and ${other.id}`)
  );
}

const headOf = ({ data }: Briefed): string => wordsOf(data.concept).slice(0, headLength).join(' ');

test('no two templates tell the same story', () => {
  expect(findTwins(builtInTemplates)).toEqual([]);
});

test.each(builtInTemplates.map((template) => [template.id, template] as const))(
  'a copy of "%s" with another subject in another place would be noticed',
  (_, template) => {
    const { data } = template;
    const copy = {
      id: 'copy',
      data: { ...data, mainSubject: 'a tall stranger with a suitcase', setting: 'on a pier in thick fog' }
    };
    expect(findTwins([template, copy])).toHaveLength(1);
  }
);

test('no two ideas begin with the same words', () => {
  const heads = builtInTemplates.map(headOf);
  expect(heads.filter((head, index) => heads.indexOf(head) !== index)).toEqual([]);
});

test('no line and no sound is used twice', () => {
  const heard = builtInTemplates.flatMap(({ data }) => [
    ...data.soundEffects.filter((sound) => sound.includes(' ')),
    ...(data.dialogue === '' ? [] : [data.dialogue])
  ]);
  expect(heard.filter((sound, index) => heard.indexOf(sound) !== index)).toEqual([]);
});

test('no two templates share style, grade, mood and movement at once', () => {
  const looks = builtInTemplates.map(({ data }) =>
    [data.cinematicStyle, data.colorGrading, data.mood, data.cameraMovement].join()
  );
  expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([]);
});
