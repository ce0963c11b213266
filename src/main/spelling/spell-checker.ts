import NSpell from 'nspell';
import { isKnownAnywhere } from '#shared/domain/craft/spelling/field-terms.ts';
import type { SpellingLanguage } from '#shared/domain/craft/spelling/recognize-language.ts';
import { foldText } from '#shared/kit/fold-text.ts';

/** The two files of a Hunspell dictionary. */
export type Dictionary = { readonly aff: Buffer; readonly dic: Buffer };

export type SpellingTask =
  /** Finds the wrong ones. */
  | { readonly kind: 'check'; readonly language: SpellingLanguage; readonly words: readonly string[] }
  /** Finds corrections of a wrong word, the likeliest first. */
  | { readonly kind: 'suggest'; readonly language: SpellingLanguage; readonly word: string };

const maxSuggestions = 5;
/** The time that suggestions take grows with the word. No dictionary has a longer one. */
const maxWordLength = 40;

/** A dictionary is read when its language is first asked for: Spanish takes a second and 50 MB. */
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

const isWord = (word: string): boolean => word.length <= maxWordLength && !isKnownAnywhere(word);

/** In Spanish most mistakes are accents, which nspell ranks like any other letter. */
function rankSuggestions(word: string, suggestions: readonly string[]): readonly string[] {
  const differsByAccents = (suggestion: string): boolean => foldText(suggestion) === foldText(word);
  return [
    ...suggestions.filter(differsByAccents),
    ...suggestions.filter((suggestion) => !differsByAccents(suggestion))
  ].slice(0, maxSuggestions);
}
