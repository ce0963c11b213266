import { type BrowserWindow, dialog } from 'electron';

const leave = 0;

/** Turns the page's `beforeunload` into the question a desktop user knows. */
export function askBeforeLeaving(window: BrowserWindow): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const choice = dialog.showMessageBoxSync(window, {
      type: 'warning',
      title: 'Unsaved changes',
      message: 'Unsaved changes',
      detail: 'Your last changes are not saved. If you leave now, they are lost.',
      buttons: ['Leave', 'Stay'],
      defaultId: 1,
      cancelId: 1,
      noLink: true
    });
    // Preventing the page's own refusal is what lets the window go.
    if (choice === leave) event.preventDefault();
  });
}
