// The only file that knows electron-updater. It downloads, only the changed blocks where it can, and starts
// installers; what is downloaded, and whether, was decided before from the signed manifest.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AppImageUpdater,
  CancellationToken,
  DebUpdater,
  MacUpdater,
  NsisUpdater,
  Provider,
  type UpdateInfo
} from 'electron-updater';
import type { ProviderRuntimeOptions } from 'electron-updater/out/providers/Provider.js';
import { type ReleaseFile, releaseFilePath } from '#shared/domain/release/release-manifest.ts';
import type { UpdatableFormat } from './installation.ts';

export type Download = {
  readonly feed: string;
  readonly version: string;
  readonly file: ReleaseFile;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
};

export type Downloader = {
  /** The path of the downloaded file. Rejects where it is not the one of the manifest, and when it was cancelled. */
  readonly download: (download: Download) => Promise<string>;
  /** Starts the installer of the downloaded file, which ends the app. */
  readonly quitAndInstall: (restarts: boolean) => void;
};

/** Says what the manifest says, so that electron-updater asks the feed for nothing but the file. */
class ReleaseProvider extends Provider<UpdateInfo> {
  readonly #download: Download;

  constructor(
    { download }: Readonly<Record<string, unknown>>,
    _updater: unknown,
    options: ProviderRuntimeOptions
  ) {
    // One range a request: several in one are answered with the whole file by many servers, ours among them.
    super({ ...options, isUseMultipleRangeRequest: false });
    this.#download = download as Download;
  }

  async getLatestVersion(): Promise<UpdateInfo> {
    const { version, file } = this.#download;
    return { version, files: [this.#describe()], path: file.name, sha512: file.sha512, releaseDate: '' };
  }

  resolveFiles() {
    return [
      {
        url: new URL(`${this.#download.feed}/${releaseFilePath(this.#download.file.name)}`),
        info: this.#describe()
      }
    ];
  }

  #describe() {
    const { name, size, sha512, blockMapSize } = this.#download.file;
    return { url: name, size, sha512, ...(blockMapSize === undefined ? {} : { blockMapSize }) };
  }
}

const updaters = {
  AppImage: AppImageUpdater,
  deb: DebUpdater,
  nsis: NsisUpdater,
  zip: MacUpdater
} as const satisfies Readonly<Record<UpdatableFormat, unknown>>;

/** `folder` holds what electron-updater wants to know; downloads go to the system's folder for caches. */
export async function createDownloader(format: UpdatableFormat, folder: string): Promise<Downloader> {
  const updater = new updaters[format]();
  updater.logger = null;
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  updater.forceDevUpdateConfig = true;
  const configuration = join(folder, 'updater.yml');
  await mkdir(folder, { recursive: true });
  await writeFile(configuration, 'provider: custom\nupdaterCacheDirName: reelwright-updater\n');
  updater.updateConfigPath = configuration;
  return {
    async download(download) {
      const token = new CancellationToken();
      const cancel = (): void => token.cancel();
      const tell = ({ percent }: { readonly percent: number }): void => download.onProgress(percent);
      updater.setFeedURL({ provider: 'custom', updateProvider: ReleaseProvider, download });
      download.signal.addEventListener('abort', cancel);
      updater.on('download-progress', tell);
      try {
        await updater.checkForUpdates();
        const [path] = await updater.downloadUpdate(token);
        if (path === undefined) throw new Error('Nothing was downloaded');
        return path;
      } finally {
        download.signal.removeEventListener('abort', cancel);
        updater.off('download-progress', tell);
      }
    },
    quitAndInstall: (restarts) => updater.quitAndInstall(true, restarts)
  };
}
