// One beat has one camera move and one framing; more than that and the model picks, or morphs between them.
import { joinWithAnd, type Sentence, sentence } from '../../../../kit/sentence.ts';
import { isFilled } from '../../prompt/group-progress.ts';
import type { PromptData, PromptField } from '../../prompt/prompt.ts';
import { writeChoices } from '../../prompt/text/wording.ts';
import { memoizeByPrompt, findTerm, plainText, readBeats, term } from './prompt-texts.ts';
import type { Fix, FitRule } from './fit-rule.ts';
import { quoteText, formatCount } from '../../prompt/phrases.ts';

type TermMatch = { readonly move: string; readonly field: PromptField };

const moves: readonly (readonly [name: string, term: RegExp])[] = [
  ['dolly zoom', term('dolly zoom|vertigo effect')],
  ['dolly', term('doll(?:y|ies|ying)(?! zoom)|push(?:es)? in|pull(?:s)? back')],
  ['zoom', term('(?<!dolly )zoom(?:s|ing)?')],
  ['pan', term('pan(?:s|ning)?')],
  ['tilt', term('tilt(?:s|ing)?(?! shift)')],
  ['tracking move', term('track(?:s|ing)?|truck(?:s|ing)?|slider|follow(?:s|ing)?')],
  ['crane', term('crane(?:s)?|jib|pedestal')],
  ['orbit', term('orbit(?:s|ing)?|arc(?:s|ing)?|circl(?:es|ing)|360 degree')],
  ['roll', term('roll(?:s|ing)?')]
];

/** A way to carry the camera: it goes with any move, and against standing still. */
const carried: readonly (readonly [name: string, term: RegExp])[] = [
  ['handheld move', term('handheld|hand held')],
  ['flight', term('drone|aerial|fpv|flyover|flythrough|flies')],
  ...moves
];

const still = term('static|locked off|tripod|fixed camera|still camera');

function findMoves(text: string, among: typeof moves): string[] {
  const plain = plainText(text);
  return plain === '' ? [] : among.filter(([, wanted]) => wanted.test(plain)).map(([name]) => name);
}

/** In prose, only what the camera itself is said to do counts; pans also fry fish, and cameras roll for an actor. */
function cameraProse(text: string): string {
  if (!/camera/i.test(text)) return '';
  const mentions = [...text.matchAll(/\bcamera\b[^,.;!?\n]{0,30}/gi)].map(([words]) => words);
  return mentions.join(' ').replace(/\broll(?:s|ing)?\b/gi, '');
}

function listTermMatches(data: PromptData, among: typeof moves): TermMatch[] {
  const texts: readonly (readonly [PromptField, string])[] = [
    ['cameraMovement', data.cameraMovement],
    ['action', cameraProse(data.action)],
    ['concept', cameraProse(data.concept)],
    ['additionalParams', cameraProse(data.additionalParams)]
  ];
  return texts.flatMap(([field, text]) => findMoves(text, among).map((move) => ({ move, field })));
}

function findConflict(
  data: PromptData
): { readonly message: Sentence; readonly fields: PromptField[] } | null {
  const beats = Math.max(readBeats(data)?.beats.length ?? 1, writeChoices(data.shotTypes).length, 1);
  const termMatches = listTermMatches(data, moves);
  const names = [...new Set(termMatches.map(({ move }) => move))];
  const fields = [...new Set(termMatches.map(({ field }) => field))];
  if (names.length > beats) {
    const room = formatCount(beats, 'beat');
    return { fields, message: sentence`${joinWithAnd(names)} are ${names.length} camera moves in ${room}.` };
  }
  const fixed = findTerm(data.cameraMovement, still);
  if (fixed === undefined || beats > 1) return null;
  const travelling = data.shotTypes.flatMap((shot) =>
    findMoves(shot, carried).map((move): TermMatch => ({ move, field: 'shotTypes' }))
  );
  const against = [...listTermMatches(data, carried), ...travelling];
  const [first] = against;
  if (first === undefined) return null;
  return {
    fields: [...new Set<PromptField>(['cameraMovement', ...against.map(({ field }) => field)])],
    message: sentence`The camera cannot be ${fixed} and do a ${first.move} in one beat.`
  };
}

function settle(data: PromptData): Fix | null {
  const parts = data.cameraMovement.split(/[,;+/&]|\b(?:then|and|while|with)\b/iu).map((part) => part.trim());
  const kept = [...parts, ''].find((part) => findConflict({ ...data, cameraMovement: part }) === null);
  if (kept === undefined) return null;
  const label =
    kept === '' ? sentence`Drop ${quoteText(data.cameraMovement)}` : sentence`Keep ${quoteText(kept)}`;
  return { label, data: { ...data, cameraMovement: kept } };
}

const cameraConflict: FitRule = {
  id: 'camera-conflict',
  severity: 'warning',
  check: memoizeByPrompt((data) => {
    const conflict = findConflict(data);
    if (conflict === null) return [];
    const fix = conflict.fields.includes('cameraMovement') ? settle(data) : null;
    return [{ ...conflict, fix }];
  })
};

const near = term('(?:extreme |medium )?close ups?|macro|insert|detail');
const far = term('(?:extreme |medium )?wide|establishing|aerial|drone|long shot|full shot');

/** Shorter than this, a framing is gone before it is seen. */
const secondsForFraming = 3;

const shotConflict: FitRule = {
  id: 'shot-conflict',
  severity: 'warning',
  check: memoizeByPrompt((data) => {
    const shots = writeChoices(data.shotTypes);
    const close = shots.find((shot) => findTerm(shot, near) !== undefined);
    const wide = shots.find((shot) => findTerm(shot, far) !== undefined);
    const seconds = data.duration / shots.length;
    if (close === undefined || wide === undefined || (close !== wide && !(seconds < secondsForFraming)))
      return [];
    const first = data.shotTypes.find((shot) => isFilled(shot)) ?? '';
    const message =
      close === wide
        ? sentence`${quoteText(wide)} is close and wide at once.`
        : sentence`${quoteText(wide)} and ${quoteText(close)} share one beat: ${shots.length} shots in ${data.duration} s leave ${seconds} s each.`;
    const fix = { label: sentence`Keep ${quoteText(first)}`, data: { ...data, shotTypes: [first] } };
    return [{ fields: ['shotTypes'], message, fix: close === wide ? null : fix }];
  })
};

export const cameraRules: readonly FitRule[] = [cameraConflict, shotConflict];
