// Vague praise ("beautiful", "stunning") without a concrete description beside it.
import { joinWithAnd, sentence } from '../../../../kit/sentence.ts';
import type { TextField } from '../../prompt/prompt-fields.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import { articleFor } from '../../prompt/text/wording.ts';
import { memoizeByPrompt, readPictureWords } from './prompt-texts.ts';
import type { Fix, FitRule, RuleHit } from './fit-rule.ts';
import { quoteEach, quoteText } from '../../prompt/phrases.ts';

const vagueWords =
  'cinematic look|cinematic feel|high quality|best quality|top quality|beautiful|cool|epic|amazing|awesome|stunning|' +
  'nice|great|good|gorgeous|breathtaking|incredible|fantastic|wonderful|perfect|masterpiece|interesting|lovely|' +
  'fascinating|spectacular|magnificent|super|cinematic|8k|ultra';
const vague = new RegExp(String.raw`\b(?:${vagueWords})\b`, 'giu');
const vagueParts = [...new Set(vagueWords.split(/[|\s]/))];
const smallWords = new Set(
  'a an the and or of in on at to with very really so is are it this that look looks style feel vibe scene shot video'.split(
    ' '
  )
);

const storyFields = ['concept', 'mainSubject', 'action', 'setting', 'additionalParams'] as const;

/** With this many other words of weight, praise does no harm. */
const enoughWords = 3;

function countConcrete(text: string): number {
  const words =
    text
      .replace(vague, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !smallWords.has(word)).length;
}

const praise = new RegExp(
  String.raw`\b(?<article>an?\s)?(?:(?:(?:very|really|so)\s)?\b(?:${vagueWords})\b(?:,?\s(?:and\s)?|,)?)+`,
  'giu'
);

/** "An amazing hall" → "A hall". */
function removeVagueAdjectives(text: string): string {
  const bare = text.replace(praise, (whole, article: string | undefined, offset: number) => {
    if (article === undefined) return '';
    const next = /^\S+/u.exec(text.slice(offset + whole.length))?.[0] ?? '';
    const fitting = articleFor(next) || article;
    return article.charAt(0) + fitting.slice(1);
  });
  return bare.replace(/ {2,}/g, ' ').trim();
}

function judge(data: PromptData, field: TextField): RuleHit[] {
  const text = data[field];
  const found = text.match(vague);
  if (found === null || countConcrete(text) >= enoughWords) return [];
  const words = quoteEach(found.map((word) => word.toLowerCase()));
  const without = removeVagueAdjectives(text);
  const canRemove = countConcrete(without) > 0 && without.search(vague) === -1;
  const fix: Fix | null = canRemove
    ? { label: sentence`Write ${quoteText(without)}`, data: { ...data, [field]: without } }
    : null;
  const message =
    words.length === 1
      ? sentence`${joinWithAnd(words)} says nothing a model can draw: name what makes it so.`
      : sentence`${joinWithAnd(words)} say nothing a model can draw: name what makes it so.`;
  return [{ fields: [field], message, fix }];
}

const vagueWordsRule: FitRule = {
  id: 'vague-words',
  severity: 'info',
  check: memoizeByPrompt((data) => {
    const words = readPictureWords(data);
    if (!vagueParts.some((part) => words.has(part))) return [];
    return [
      ...storyFields.flatMap((field) => judge(data, field)),
      ...(countConcrete(data.cinematicStyle) === 0 ? judge(data, 'cinematicStyle') : [])
    ];
  })
};

export const vagueRules: readonly FitRule[] = [vagueWordsRule];
