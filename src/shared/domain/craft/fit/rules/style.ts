// Contradicting style words.
import { sentence } from '../../../../kit/sentence.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import {
  memoizeByPrompt,
  findTerm,
  type PictureField,
  readPicture,
  readPictureTexts,
  term
} from './prompt-texts.ts';
import type { Fix, FitRule, RuleHit } from './fit-rule.ts';
import { quoteText } from '../../prompt/phrases.ts';

const lookFields = [
  'cinematicStyle',
  'colorGrading',
  'mood',
  'visualEffects',
  'setting',
  'concept',
  'additionalParams'
] as const satisfies readonly PictureField[];
type LookField = (typeof lookFields)[number];

/** One side of a conflict: its words, and where they are words of the look and not of a thing that is seen. */
type Side = { readonly words: RegExp; readonly fields: readonly LookField[] };
type Conflict = { readonly one: Side; readonly other: Side; readonly unless: RegExp | null };

const styled = (source: string): Side => ({
  words: term(source),
  fields: ['cinematicStyle', 'colorGrading', 'mood', 'visualEffects', 'additionalParams']
});
const seen = (source: string): Side => ({ words: term(source), fields: lookFields });

const passingTime = term('time lapse|hyperlapse|day to night|night to day|turns to|fades into|day for night');

const conflicts: readonly Conflict[] = [
  {
    one: styled('photo ?realis(?:m|tic)|hyper ?realis(?:m|tic)|(?<!magical )realis(?:m|tic)|live action'),
    other: styled(
      'cartoon(?:ish|s)?|anime|2d animation|3d animation|claymation|stop motion|pixel art|comic book|paper cutout|watercolou?r animation'
    ),
    unless: null
  },
  {
    one: styled('(?:film )?noir'),
    other: styled('bright|airy|pastel|sunny|high key|cheerful'),
    unless: null
  },
  {
    one: seen('daylight|sunlight|midday|noon|broad day|sunlit|sunny|golden hour'),
    other: seen('moonlight|moonlit|midnight|starlit|starlight'),
    unless: passingTime
  },
  {
    one: styled('black and white|monochrome'),
    other: styled('vibrant|vivid colou?rs?|teal and orange|saturated|colou?rful|rainbow'),
    unless: term('splash of colou?r|selective colou?r')
  },
  { one: styled('slow motion'), other: styled('time lapse|hyperlapse|sped up'), unless: term('speed ramp') },
  { one: styled('high contrast'), other: styled('low contrast'), unless: null }
];

type TermMatch = { readonly field: LookField; readonly words: string };

function findSide(data: PromptData, { words, fields }: Side): TermMatch[] {
  const texts = readPictureTexts(data);
  return fields.flatMap((field) => {
    const found = words.exec(texts[field])?.[0];
    return found === undefined ? [] : [{ field, words: found }];
  });
}

/** Lets go of the side that stands in a single choice or among the effects; whole sentences are left alone. */
function removeTerm(data: PromptData, termMatches: readonly TermMatch[], side: Side): Fix | null {
  const [only, another] = termMatches;
  if (only === undefined || another !== undefined) return null;
  const label = sentence`Drop ${quoteText(only.words)}`;
  if (only.field === 'visualEffects') {
    const kept = data.visualEffects.filter((effect) => findTerm(effect, side.words) === undefined);
    const isClean = findTerm(kept.join(' ; '), side.words) === undefined;
    return isClean ? { label, data: { ...data, visualEffects: kept } } : null;
  }
  const isChoice = only.field === 'colorGrading' || only.field === 'mood' || only.field === 'cinematicStyle';
  return isChoice ? { label, data: { ...data, [only.field]: '' } } : null;
}

function findClash(data: PromptData, { one, other, unless }: Conflict): RuleHit[] {
  const picture = readPicture(data);
  if (!one.words.test(picture) || !other.words.test(picture) || unless?.test(picture)) return [];
  const ones = findSide(data, one);
  const others = findSide(data, other);
  const [first] = ones;
  const [second] = others;
  if (first === undefined || second === undefined) return [];
  return [
    {
      fields: [...new Set([...ones, ...others].map(({ field }) => field))],
      message: sentence`${quoteText(first.words)} and ${quoteText(second.words)} cannot both be the look of one shot.`,
      fix: removeTerm(data, others, other) ?? removeTerm(data, ones, one)
    }
  ];
}

const findClashes = (data: PromptData): RuleHit[] =>
  conflicts.flatMap((conflict) => findClash(data, conflict));

const styleConflict: FitRule = {
  id: 'style-conflict',
  severity: 'warning',
  check: memoizeByPrompt((data) => {
    const trips = findClashes(data);
    // Letting go of one side may bring another conflict out, as a time-lapse holds day and night together.
    const helps = (fix: Fix | null): boolean => fix !== null && findClashes(fix.data).length < trips.length;
    return trips.map((trip) => (helps(trip.fix) ? trip : { ...trip, fix: null }));
  })
};

export const styleRules: readonly FitRule[] = [styleConflict];
