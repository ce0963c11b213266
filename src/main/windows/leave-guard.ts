import { type BrowserWindow, dialog } from 'electron';
import { sayWord } from './spoken-words.ts';

const leave = 0;

/** Turns the page's `beforeunload` into the question a desktop user knows. */
export function askBeforeLeaving(window: BrowserWindow): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const choice = dialog.showMessageBoxSync(window, {
      type: 'warning',
      title: sayWord('leave.title'),
      message: sayWord('leave.title'),
      detail: sayWord('leave.text'),
      buttons: [sayWord('leave.leave'), sayWord('leave.stay')],
      defaultId: 1,
      cancelId: 1,
      noLink: true
    });
    // Preventing the page's own refusal is what lets the window go.
    if (choice === leave) event.preventDefault();
  });
}
