import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { SpellingLanguage } from '../../src/shared/domain/craft/spelling/recognize-language.ts';

/** Main modules of the dictionary packages; their Hunspell files are in the same folder. */
const packages: Readonly<Record<SpellingLanguage, string>> = {
  en: import.meta.resolve('dictionary-en'),
  es: import.meta.resolve('dictionary-es')
};

/** Copies the dictionaries beside the main process. The packages locate their files relative to themselves, which bundling breaks. */
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
