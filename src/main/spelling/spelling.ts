// Spell checking on Windows and Linux: the on/off setting, the user's added words, and the misspelled words found so far.
import {
  chooseSpellingLanguage,
  type SpellingLanguage
} from '#shared/domain/craft/spelling/recognize-language.ts';
import type { PerformSpelling } from './start-spelling-worker.ts';

/** Limit of the language cache, for words that may still be on screen. */
const maxMisspelledWords = 2000;

type Checked = Parameters<typeof chooseSpellingLanguage>[0];

type Dependencies = {
  /** Called when the first words are checked. */
  readonly start: () => PerformSpelling;
  readonly isOn: () => boolean;
  readonly listAddedWords: () => readonly string[];
  readonly saveAddedWords: (words: readonly string[]) => void;
};

export type Spelling = {
  /** Resolves to the misspelled words. */
  readonly check: (checked: Checked) => Promise<string[]>;
  readonly suggest: (word: string) => Promise<readonly string[]>;
  readonly add: (word: string) => void;
};

export function createSpelling({ start, isOn, listAddedWords, saveAddedWords }: Dependencies): Spelling {
  /** The context menu event has the word but not the language that it was checked in. */
  const languageByMisspelling = new Map<string, SpellingLanguage>();
  let started: PerformSpelling | undefined;
  const perform: PerformSpelling = (task) => {
    started ??= start();
    return started(task);
  };
  const rememberLanguage = (word: string, language: SpellingLanguage): void => {
    languageByMisspelling.delete(word);
    languageByMisspelling.set(word, language);
    if (languageByMisspelling.size <= maxMisspelledWords) return;
    for (const oldest of languageByMisspelling.keys()) return void languageByMisspelling.delete(oldest);
  };
  return {
    check: async (checked) => {
      const language = chooseSpellingLanguage(checked);
      if (!isOn() || language === null) return [];
      const wrong = await perform({ kind: 'check', language, words: checked.words });
      const added = new Set(listAddedWords().map(fold));
      const remaining = wrong.filter((word) => !added.has(fold(word)));
      for (const word of remaining) rememberLanguage(word, language);
      return remaining;
    },
    suggest: async (word) => {
      const language = languageByMisspelling.get(word);
      return language === undefined ? [] : perform({ kind: 'suggest', language, word });
    },
    add: (word) => {
      const others = listAddedWords().filter((known) => fold(known) !== fold(word));
      saveAddedWords([...others, word]);
    }
  };
}

const fold = (word: string): string => word.normalize('NFC').toLowerCase();
