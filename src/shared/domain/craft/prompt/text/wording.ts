// The form of a value within a sentence: a phrase that takes an article, or words set apart.
import { memoizeByText } from '../../../../kit/memoize-by-text.ts';
import { choiceWords, findChoiceWords } from '../prompt-choices.ts';
import { tidyText } from './tidy-text.ts';

/** A choice in the words of the prompt; '' for none, spelled out or not. */
export const writeChoice = memoizeByText((value) => {
  const text = tidyText(choiceWords(value.trim()));
  return /^(none|n\/a)\.?$/i.test(text) ? '' : text;
});

/** The different choices of a list, in their order. */
export function writeChoices(values: readonly string[]): string[] {
  const texts = values.map(writeChoice).filter((text) => text !== '');
  const keys = texts.map((text) => text.toLowerCase());
  return texts.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

export const countWords = (text: string): number => text.split(' ').length;

/** True for a few words that can stand in the middle of a sentence of ours. */
export function isPhrase(text: string): boolean {
  if (findChoiceWords(text) !== undefined) return true;
  return /^[a-z0-9à-öø-þ]/.test(text) && !/[.!?…:;"“”。！？।؟]/.test(text) && countWords(text) <= 6;
}

const determiners =
  /^(an?|the|some|any|no|his|her|its|their|our|my|your|this|that|these|those|one|two|three|four|five|six|several|many|both|all)(?=\s)/i;
const soundsLikeVowel = /^([aeiou]|hour|honest|heir|8|1[18](?!\d))/i;
const soundsLikeConsonant = /^(uni(?![nm])|us[aeu]|eu|one\b|once\b|ut[ei])/i;

/** "a " or "an " as the words ask for it; '' where they have a determiner of their own or are plural. */
export function articleFor(words: string): 'a ' | 'an ' | '' {
  if (determiners.test(words) || isPlural(words)) return '';
  const isInitialism = /^[A-Z]{2,4}\b|^[A-Z]-/.test(words);
  if (isInitialism) return /^[AEFHILMNORSX]/.test(words) ? 'an ' : 'a ';
  return soundsLikeVowel.test(words) && !soundsLikeConsonant.test(words) ? 'an ' : 'a ';
}

const isPlural = (words: string): boolean => /[^sui'’]s$/.test(words);
