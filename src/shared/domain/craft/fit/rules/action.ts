// Rules for the action: how much of it fits into the clip, and whether a camera can show it.
import { sentence } from '../../../../kit/sentence.ts';
import { isActionVerb } from '../../prompt/text/write-story.ts';
import { memoizeByPrompt, plainText } from './prompt-texts.ts';
import type { FitRule } from './fit-rule.ts';
import { quoteText, formatCount } from '../../prompt/phrases.ts';

/** Two actions in 4 s, three in 8 s, and one more for each 4 s after that. */
const countThatFit = (seconds: number): number => Math.max(2, Math.ceil(2 + (seconds - 4) / 4));

const clauseEnds = /[,;.!?\n]|\b(?:and|then|while|before|after|until|as)\b/u;
const openings = /^(?:(?:he|she|it|they|we|who|suddenly|finally|\p{L}+ly)\s+)+/u;

/** Clauses that open with a verb of action: "kneels and pulls the cork" are two. */
function countActions(action: string): number {
  return plainText(action)
    .split(clauseEnds)
    .map((clause) => /^\p{L}+/u.exec(clause.trim().replace(openings, ''))?.[0] ?? '')
    .filter((word) => word !== '' && isActionVerb(word)).length;
}

const tooManyActions: FitRule = {
  id: 'too-many-actions',
  severity: 'warning',
  check: memoizeByPrompt((data) => {
    if (!Number.isFinite(data.duration)) return [];
    const count = countActions(data.action);
    const fitting = countThatFit(data.duration);
    if (count <= fitting) return [];
    const actions = formatCount(count, 'action');
    const message = sentence`${actions} in ${data.duration} s are too many to be seen; ${fitting} fit.`;
    return [{ fields: ['action', 'duration'], message, fix: null }];
  })
};

const emotions =
  'sad|happy|nervous|angry|anxious|scared|afraid|excited|joyful|depressed|lonely|jealous|worried|proud|embarrassed|' +
  'ashamed|confused|hopeful|furious|heartbroken|bored|terrified|melancholic|melancholy|grief|sorrow|regret|guilty|' +
  'frustrated|overwhelmed|upset|content|relieved|devastated';
const emotion = new RegExp(String.raw`\b(?:${emotions})\b`, 'u');
/** "looks sad" tells a state, although looking is something one does. */
const toldState = new RegExp(
  String.raw`\b(?:looks?|looking|feels?|feeling|seems?|appears?|appearing|gets?|getting|stays?|becomes?|is|are)\s(?:\p{L}+ly\s|so\s|very\s|a bit\s)?(?=${emotions})`,
  'gu'
);
const moreVisible = new Set(
  'blush clench embrace fidget flinch frown gasp grimace grin grip gulp hang kiss pace recoil shiver shrug sigh slump sob stumble swallow tap tear tremble weep wince wring'.split(
    ' '
  )
);

function isVisible(word: string): boolean {
  const isListed = [word, word.replace(/e?s$/u, ''), word.replace(/s$/u, ''), word.replace(/ing$/u, '')].some(
    (stem) => moreVisible.has(stem) || moreVisible.has(`${stem}e`)
  );
  return isListed || isActionVerb(word);
}

const emotionNotAction: FitRule = {
  id: 'emotion-not-action',
  severity: 'warning',
  check: memoizeByPrompt((data) => {
    const text = plainText(data.action);
    const found = emotion.exec(text)?.[0];
    if (found === undefined) return [];
    const shown = text.replace(toldState, ' ').match(/\p{L}+/gu) ?? [];
    if (shown.some(isVisible)) return [];
    const quoted = quoteText(found);
    const message = sentence`${quoted} is told and not seen: say what the face or the hands do.`;
    return [{ fields: ['action'], message, fix: null }];
  })
};

export const actionRules: readonly FitRule[] = [tooManyActions, emotionNotAction];
