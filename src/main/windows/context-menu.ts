import { type BrowserWindow, Menu, type WebContents } from 'electron';
import { findShellLabel } from '../system/shell-labels.ts';
import { type ContextMenuFacts, contextMenuTemplate, type Corrections } from './context-menu-template.ts';
import { nameMenuItems } from './relabel-menu-items.ts';
import { hasSystemSpellChecker } from './spelling.ts';

/** The app's own spell checker, for systems without one. */
type Spelling = {
  readonly suggest: (word: string) => Promise<readonly string[]>;
  readonly add: (word: string) => void;
};

export function showContextMenus(window: BrowserWindow, spelling: Spelling): void {
  const { webContents } = window;
  const hasSystemChecker = hasSystemSpellChecker(process.platform);
  const corrections = hasSystemChecker
    ? createSystemCorrections(webContents)
    : createAppCorrections(webContents, spelling);
  const show = (facts: ContextMenuFacts): void => {
    const template = contextMenuTemplate(facts, corrections);
    if (template.length === 0 || window.isDestroyed()) return;
    Menu.buildFromTemplate(nameMenuItems(template, findShellLabel)).popup({ window });
  };
  let latest: ContextMenuFacts | undefined;
  const showWithSuggestions = async (facts: ContextMenuFacts): Promise<void> => {
    const dictionarySuggestions = [...(await spelling.suggest(facts.misspelledWord))];
    if (latest === facts) show({ ...facts, dictionarySuggestions });
  };
  webContents.on('context-menu', (_event, facts) => {
    latest = facts;
    if (hasSystemChecker || facts.misspelledWord === '') return show(facts);
    void showWithSuggestions(facts);
  });
}

const createSystemCorrections = (webContents: WebContents): Corrections => ({
  replaceMisspelling: (word) => webContents.replaceMisspelling(word),
  learnWord: (word) => void webContents.session.addWordToSpellCheckerDictionary(word)
});

const createAppCorrections = (webContents: WebContents, spelling: Spelling): Corrections => ({
  replaceMisspelling: (word) => webContents.replaceMisspelling(word),
  learnWord: (word) => {
    spelling.add(word);
    // Chromium rechecks a field only after its text is edited.
    webContents.replaceMisspelling(word);
  }
});
