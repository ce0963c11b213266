// The updater with its parts: the feed, the memory, and what each system needs to install a file.
import { join } from 'node:path';
import { app, shell } from 'electron';
import type { Deliver } from '#shared/contract/event-buffer.ts';
import type { ShellHandlers } from '#shared/contract/shell.ts';
import type { UpdateState } from '#shared/domain/release/update-state.ts';
import { manifestLimit } from '#shared/domain/release/signed-manifest.ts';
import { logFailure } from '../diagnostics/log-failure.ts';
import { fetchText } from '../cloud/send-by-axios.ts';
import { findInstallation, type Installation, readUpdateSettings } from './installation.ts';
import type { Downloader } from './release-downloader.ts';
import { replaceAppImage } from './replace-app-image.ts';
import type { UpdateMemory } from './update-memory.ts';
import { Updater } from './updater.ts';

const firstCheckMs = 30_000;
const checkEveryMs = 4 * 3_600_000;

type UpdateHandlers = Pick<ShellHandlers, Extract<keyof ShellHandlers, `updates.${string}`>>;

/**
 * Looks for a newer version after 30 seconds and every four hours, until the app quits. `folder` is the data folder.
 */
export function openUpdates(
  folder: string,
  memory: UpdateMemory,
  publish: Deliver,
  onChange: (state: UpdateState) => void
): UpdateHandlers {
  const { feed, keys } = readUpdateSettings(process.env, app.isPackaged);
  const appImage = process.env['APPIMAGE'];
  const { platform, arch, resourcesPath } = process;
  const installation = findInstallation({
    system: platform,
    processor: arch,
    isPackaged: app.isPackaged,
    resourcesPath,
    appImage
  });
  const isUpdatable = installation !== undefined && feed !== undefined && keys.length > 0;
  const openDownloader = createOpener(installation, join(folder, 'updates'));
  const updater = new Updater({
    version: app.getVersion(),
    source: isUpdatable ? { ...installation, feed, keys } : undefined,
    memory,
    now: Date.now,
    fetchManifest: (from) => fetchText(from, manifestLimit),
    openDownloader,
    install: async (path, file, restarts) => {
      if (installation?.format === 'deb') await openWithSystem(path);
      else if (appImage === undefined) (await openDownloader()).quitAndInstall(restarts);
      else {
        await replaceAppImage(appImage, path, file);
        if (restarts) app.relaunch({ execPath: appImage });
        app.quit();
      }
    },
    publish: (state) => {
      publish('updates.changed', state);
      onChange(state);
    }
  });
  checkAgainAndAgain(updater);
  installWhenQuitting(updater);
  return createHandlers(updater);
}

function checkAgainAndAgain(updater: Updater): void {
  const first = setTimeout(() => void updater.check(false), firstCheckMs);
  const again = setInterval(() => void updater.check(false), checkEveryMs);
  app.once('will-quit', () => {
    clearTimeout(first);
    clearInterval(again);
  });
}

/** electron-updater is larger than all else that main loads, and is needed once there is something to download. */
function createOpener(installation: Installation | undefined, folder: string): () => Promise<Downloader> {
  let opened: Promise<Downloader> | undefined;
  return () => {
    if (installation === undefined) return Promise.reject(new Error('This app was not installed'));
    opened ??= import('./release-downloader.ts').then((code) =>
      code.createDownloader(installation.format, folder)
    );
    return opened;
  };
}

async function openWithSystem(path: string): Promise<void> {
  const problem = await shell.openPath(path);
  if (problem !== '') throw new Error(problem);
}

/** Quitting waits for the installation, and goes on however it went. */
function installWhenQuitting(updater: Updater): void {
  app.once('will-quit', (event) => {
    if (!updater.installsOnQuit) return;
    event.preventDefault();
    void updater.install(false).finally(() => app.quit());
  });
}

/** The page hears by events what becomes of it. */
function start(work: Promise<unknown>): undefined {
  work.catch((error: unknown) => logFailure('The update failed', error));
}

function createHandlers(updater: Updater): UpdateHandlers {
  return {
    'updates.check': () => start(updater.check(true)),
    'updates.download': () => start(updater.download()),
    'updates.pause': () => {
      updater.pause();
      return undefined;
    },
    'updates.install': ({ when }) => {
      if (when === 'now') return start(updater.install(true));
      updater.installOnQuit();
      return undefined;
    },
    'updates.skip': () => {
      updater.skip();
      return undefined;
    },
    'updates.setChannel': (channel) => start(updater.setChannel(channel))
  };
}
