import type { App } from 'electron';
import { linkScheme } from '#shared/contract/app-links.ts';

/** Ends Chromium's options, so that a link with a quote in it cannot pass any. */
const args = ['--'];

/**
 * On Windows, links open the installation that was started last: the installer registers them too, but its entry may
 * belong to another folder by now. macOS and Linux read the scheme from the installed package.
 */
export function registerLinkScheme(
  app: Pick<App, 'isPackaged' | 'isDefaultProtocolClient' | 'setAsDefaultProtocolClient'>,
  platform: NodeJS.Platform,
  executable = process.execPath
): void {
  if (platform !== 'win32' || !app.isPackaged) return;
  if (app.isDefaultProtocolClient(linkScheme, executable, args)) return;
  if (!app.setAsDefaultProtocolClient(linkScheme, executable, args)) {
    console.error('Links to the app could not be registered');
  }
}
