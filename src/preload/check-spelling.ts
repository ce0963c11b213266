import { webFrame } from 'electron';
import type { Shell } from '#shared/contract/shell.ts';

/** Only the script of a language matters to Chromium here: it finds the words of Latin letters by it. */
const anyLatinLanguage = 'en-US';

/** Has words of text fields checked by the app's own dictionaries, since Electron would download Chromium's. */
export function checkSpelling(spelling: Shell['spelling']): void {
  if (process.platform === 'darwin') return;
  const check = async (words: string[], callback: (wrong: string[]) => void): Promise<void> => {
    const answer = await spelling.check({
      // Chromium checks the field with the focus.
      fieldLanguage: document.activeElement?.getAttribute('lang') ?? null,
      appLanguage: document.documentElement.lang,
      words
    });
    // Electron crashes the page when it is called a second time.
    callback(answer.ok ? answer.value : []);
  };
  webFrame.setSpellCheckProvider(anyLatinLanguage, {
    spellCheck: (words, callback) => void check(words, callback)
  });
}
