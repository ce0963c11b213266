// Finding the names of shots and camera moves at the start of a text, however they are hyphenated.
import { choices } from '../../prompt/prompt-choices.ts';
import { listAliases } from './aliases.ts';
import { type Token, tokenize } from './tokenize.ts';

type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

const buildPhrases = (ids: readonly string[]): Phrases => {
  const byFirst = new Map<string, string[][]>();
  for (const id of ids) {
    const words = id.split('-');
    const first = words[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.length - a.length);
  return byFirst;
};

/** Single words that are shots only under a label. */
const ambiguous = new Set([
  'wide',
  'medium',
  'overhead',
  'establishing',
  'aerial',
  'macro',
  'ms',
  'cu',
  'ws'
]);

const shotPhrases = buildPhrases([
  ...choices.shotTypes,
  ...listAliases('shotTypes').filter((id) => !ambiguous.has(id))
]);
const movePhrases = buildPhrases([...choices.cameraMovement, ...listAliases('cameraMovement')]);

/** The number of words that name a shot at this place; 0 for none. */
const countShotWords = (tokens: readonly Token[], at: number): number =>
  countWordsOf(shotPhrases, tokens, at);

export const countMoveWords = (tokens: readonly Token[], at: number): number =>
  countWordsOf(movePhrases, tokens, at);

function countWordsOf(phrases: Phrases, tokens: readonly Token[], at: number): number {
  const candidates = phrases.get(tokens[at]?.word ?? '') ?? [];
  const found = candidates.find((words) => words.every((word, index) => tokens[at + index]?.word === word));
  return found?.length ?? 0;
}

const articles = new Set(['a', 'an', 'the', 'one', 'another']);
const shotNouns = new Set(['shot', 'closeup', 'angle']);
const modifiers = new Set(
  `cinematic dramatic slow smooth static handheld steady moody tight intimate symmetrical beautiful gorgeous stunning
  epic single continuous quick fast brief opening final slowmotion motion photorealistic realistic warm soft stylized
  vibrant gritty low high ultra super steadicam tracking gimbal dynamic crisp vertical clean long sweeping
  hyper realistic sunlit wide medium extreme`.split(/\s+/)
);

/** The shot a text opens with: "A slow, cinematic close-up of …"; undefined where it opens otherwise. */
export type ShotLead = {
  /** Words before the name: "slow, cinematic". */
  readonly modifiers: string;
  readonly name: string;
  /** The end of the name. */
  readonly end: number;
};

export function findShotLead(text: string): ShotLead | undefined {
  const tokens = tokenize(text.slice(0, 160));
  const from = articles.has(tokens[0]?.word ?? '') ? 1 : 0;
  for (let at = from; at < Math.min(tokens.length, from + 5); at += 1) {
    const count = countShotWords(tokens, at);
    if (count > 0) return toLead(text, tokens, from, at, count);
    if (shotNouns.has(tokens[at]?.word ?? '') && at > from)
      return toLead(text, tokens, from, from, at - from + 1);
    if (!modifiers.has(tokens[at]?.word ?? '')) {
      const isCustom = shotNouns.has(tokens[at + 1]?.word ?? '') || shotNouns.has(tokens[at + 2]?.word ?? '');
      if (!isCustom) return undefined;
    }
  }
  return undefined;
}

function toLead(text: string, tokens: readonly Token[], from: number, at: number, count: number): ShotLead {
  const last = tokens[at + count];
  // "close-up shot" is a close-up.
  const extra =
    last?.word === 'shot' && !tokens.slice(at, at + count).some(({ word }) => word === 'shot') ? 1 : 0;
  const start = tokens[at]?.start ?? 0;
  const end = tokens[at + count + extra - 1]?.end ?? 0;
  return {
    modifiers: text.slice(tokens[from]?.start ?? 0, start).trim(),
    name: text.slice(start, end),
    end
  };
}
