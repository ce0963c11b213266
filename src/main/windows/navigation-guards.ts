import { app, shell, type WebContents } from 'electron';
import { logFailure } from '../diagnostics/log-failure.ts';
import { isAppUrl } from './app-address.ts';
import { externalUrlPolicy } from './external-url-policy.ts';

function openOutside(url: string): void {
  const decision = externalUrlPolicy(url);
  if (decision.isAllowed) {
    shell.openExternal(decision.url).catch((error: unknown) => logFailure('Could not open a link', error));
  } else console.warn(`Refused to open a link: ${decision.reason}`);
}

function guard(contents: WebContents): void {
  contents.on('will-navigate', (event) => {
    if (isAppUrl(event.url)) return;
    event.preventDefault();
    openOutside(event.url);
  });
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame) event.preventDefault();
  });
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url);
    return { action: 'deny' };
  });
}

/** From here on no page of this process leaves the app, opens a window, frames or redirects anything. */
export function guardNavigation(): void {
  app.on('web-contents-created', (_event, contents) => guard(contents));
}
