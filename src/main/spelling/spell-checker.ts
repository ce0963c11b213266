import NSpell from 'nspell';
import { isFieldTerm } from '#shared/domain/craft/spelling/field-terms.ts';
import type { SpellingLanguage } from '#shared/domain/craft/spelling/recognize-language.ts';
import { foldText } from '#shared/kit/fold-text.ts';

/** The two files of a Hunspell dictionary. */
export type Dictionary = { readonly aff: Buffer; readonly dic: Buffer };

export type SpellingTask =
  /** Finds the misspelled words. */
  | { readonly kind: 'check'; readonly language: SpellingLanguage; readonly words: readonly string[] }
  /** Suggests corrections for a misspelled word, most likely first. */
  | { readonly kind: 'suggest'; readonly language: SpellingLanguage; readonly word: string };

const maxSuggestions = 5;
/** Suggesting takes longer for longer words. No dictionary word is longer than this. */
const maxWordLength = 40;

/** Loads each dictionary on first use: Spanish takes about a second and much memory (decision 86). */
export function createSpellChecker(read: (language: SpellingLanguage) => Dictionary) {
  const loaded = new Map<SpellingLanguage, NSpell>();
  const load = (language: SpellingLanguage): NSpell => {
    const checker = loaded.get(language) ?? new NSpell(read(language));
    loaded.set(language, checker);
    return checker;
  };
  return (task: SpellingTask): readonly string[] => {
    const checker = load(task.language);
    return task.kind === 'check'
      ? task.words.filter((word) => isWord(word) && !checker.correct(word))
      : rankSuggestions(task.word, checker.suggest(task.word));
  };
}

const isWord = (word: string): boolean => word.length <= maxWordLength && !isFieldTerm(word);

/** Suggestions that differ only in accents come first: most Spanish mistakes are missing accents, and nspell gives accents no priority. */
function rankSuggestions(word: string, suggestions: readonly string[]): readonly string[] {
  const differsByAccents = (suggestion: string): boolean => foldText(suggestion) === foldText(word);
  return [
    ...suggestions.filter(differsByAccents),
    ...suggestions.filter((suggestion) => !differsByAccents(suggestion))
  ].slice(0, maxSuggestions);
}
