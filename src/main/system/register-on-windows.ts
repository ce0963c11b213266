import type { App } from 'electron';
import { linkScheme } from '#shared/contract/app-links.ts';

/** The `appId` of the installer, which gives it to the shortcuts. */
export const appUserModelId = 'app.reelwright.desktop';

/** Ends Chromium's options, so that a link with a quote in it cannot pass any. */
const args = ['--'];

type Registered = Pick<
  App,
  'isPackaged' | 'isDefaultProtocolClient' | 'setAsDefaultProtocolClient' | 'setAppUserModelId'
>;

/**
 * Windows shows the windows and the recent documents of an installed app under its shortcut, and opens links with the
 * installation that was started last: the installer registers them too, but its entry may belong to another folder by
 * now. macOS and Linux read both from the installed package.
 */
export function registerOnWindows(
  app: Registered,
  platform: NodeJS.Platform,
  executable = process.execPath
): void {
  if (platform !== 'win32' || !app.isPackaged) return;
  app.setAppUserModelId(appUserModelId);
  if (app.isDefaultProtocolClient(linkScheme, executable, args)) return;
  if (!app.setAsDefaultProtocolClient(linkScheme, executable, args)) {
    console.error('Links to the app could not be registered');
  }
}
