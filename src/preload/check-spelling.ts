import { webFrame } from 'electron';
import type { Shell } from '#shared/contract/shell.ts';

/** Chromium only uses the script of this language, to split text into words. English and Spanish share it. */
const anyLatinLanguage = 'en-US';

/** Checks text fields with the app's own dictionaries, because Electron would download Chromium's. */
export function checkSpelling(spelling: Shell['spelling']): void {
  if (process.platform === 'darwin') return;
  const check = async (words: string[], callback: (misspelled: string[]) => void): Promise<void> => {
    const answer = await spelling.check({
      // Chromium checks the focused field.
      fieldLanguage: document.activeElement?.getAttribute('lang') ?? null,
      appLanguage: document.documentElement.lang,
      words
    });
    // Electron crashes the page if the callback is called twice.
    callback(answer.ok ? answer.value : []);
  };
  webFrame.setSpellCheckProvider(anyLatinLanguage, {
    spellCheck: (words, callback) => void check(words, callback)
  });
}
