import { type BrowserWindow, dialog } from 'electron';
import { shellLabel } from '../system/shell-labels.ts';

const leave = 0;

/** Turns the page's `beforeunload` into the question a desktop user knows. */
export function confirmUnload(window: BrowserWindow): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const choice = dialog.showMessageBoxSync(window, {
      type: 'warning',
      title: shellLabel('leave.title'),
      message: shellLabel('leave.title'),
      detail: shellLabel('leave.text'),
      buttons: [shellLabel('leave.leave'), shellLabel('leave.stay')],
      defaultId: 1,
      cancelId: 1,
      noLink: true
    });
    // Preventing the page's own refusal is what lets the window go.
    if (choice === leave) event.preventDefault();
  });
}
