// Spelling on Windows and Linux: whether it is checked, the words its user added, and the words found wrong.
import {
  chooseSpellingLanguage,
  type SpellingLanguage
} from '#shared/domain/craft/spelling/recognize-language.ts';
import type { PerformSpelling } from './start-spelling-worker.ts';

/** Words that were found wrong and may still be on the screen. */
const maxWrongWords = 2000;

type Checked = Parameters<typeof chooseSpellingLanguage>[0];

type Given = {
  /** Called when the first words are checked. */
  readonly start: () => PerformSpelling;
  readonly isOn: () => boolean;
  readonly listAddedWords: () => readonly string[];
  readonly saveAddedWords: (words: readonly string[]) => void;
};

export type Spelling = {
  /** The wrong ones among the words. */
  readonly check: (checked: Checked) => Promise<string[]>;
  readonly suggest: (word: string) => Promise<readonly string[]>;
  readonly add: (word: string) => void;
};

export function createSpelling({ start, isOn, listAddedWords, saveAddedWords }: Given): Spelling {
  /** A context menu names the word and not the language it was checked in. */
  const languageByWrongWord = new Map<string, SpellingLanguage>();
  let started: PerformSpelling | undefined;
  const perform: PerformSpelling = (task) => {
    started ??= start();
    return started(task);
  };
  const note = (word: string, language: SpellingLanguage): void => {
    languageByWrongWord.delete(word);
    languageByWrongWord.set(word, language);
    if (languageByWrongWord.size <= maxWrongWords) return;
    for (const oldest of languageByWrongWord.keys()) return void languageByWrongWord.delete(oldest);
  };
  return {
    check: async (checked) => {
      const language = chooseSpellingLanguage(checked);
      if (!isOn() || language === null) return [];
      const wrong = await perform({ kind: 'check', language, words: checked.words });
      const added = new Set(listAddedWords().map(fold));
      const remaining = wrong.filter((word) => !added.has(fold(word)));
      for (const word of remaining) note(word, language);
      return remaining;
    },
    suggest: async (word) => {
      const language = languageByWrongWord.get(word);
      return language === undefined ? [] : perform({ kind: 'suggest', language, word });
    },
    add: (word) => {
      const others = listAddedWords().filter((known) => fold(known) !== fold(word));
      saveAddedWords([...others, word]);
    }
  };
}

const fold = (word: string): string => word.normalize('NFC').toLowerCase();
