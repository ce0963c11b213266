import type { Session } from 'electron';

/** Port 1 is on Chromium's list of blocked ports, so it connects to nothing and asks no name server. */
const nowhere = 'http://127.0.0.1:1/';

/**
 * macOS has a spell checker of its own. On other systems Electron would download Hunspell dictionaries from a server
 * of Google's.
 */
export const hasSystemSpellChecker = (platform: NodeJS.Platform): boolean => platform === 'darwin';

/**
 * Must run before the first window opens. The window's `spellcheck: false` alone does not stop the download
 * (electron/electron#22995), and with an empty list of languages Electron falls back to English.
 */
export function disableDictionaryDownloads(
  session: Pick<Session, 'setSpellCheckerEnabled' | 'setSpellCheckerDictionaryDownloadURL'>,
  platform: NodeJS.Platform
): void {
  if (hasSystemSpellChecker(platform)) return;
  session.setSpellCheckerDictionaryDownloadURL(nowhere);
  session.setSpellCheckerEnabled(false);
}
