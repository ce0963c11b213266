import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { SpellingLanguage } from '../../src/shared/domain/craft/spelling/recognize-language.ts';

/** Hunspell files, by the packages whose main module lies beside them. */
const packages: Readonly<Record<SpellingLanguage, string>> = {
  en: import.meta.resolve('dictionary-en'),
  es: import.meta.resolve('dictionary-es')
};

/** Puts them beside the main process: those packages find their files by their own path, which bundling would lose. */
export const spellingDictionaries: Plugin = {
  name: 'spelling-dictionaries',
  generateBundle() {
    for (const [language, main] of Object.entries(packages)) {
      for (const part of ['aff', 'dic']) {
        const source = readFileSync(new URL(`index.${part}`, main));
        this.emitFile({ type: 'asset', fileName: `dictionaries/${language}.${part}`, source });
      }
    }
  }
};
