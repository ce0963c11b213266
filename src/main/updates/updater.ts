// Looks for a newer version, downloads it in the background, and installs it when the user says so.
import { rm } from 'node:fs/promises';
import type { UpdateState } from '#shared/domain/release/update-state.ts';
import { chooseUpdate, isFrozen, type UpdateChoice } from '#shared/domain/release/choose-update.ts';
import {
  manifestPath,
  type ReleaseChannel,
  type ReleaseFile,
  type ReleaseManifest
} from '#shared/domain/release/release-manifest.ts';
import { readSignedManifest } from '#shared/domain/release/signed-manifest.ts';
import { err, ok, type Result } from '#shared/kit/result.ts';
import type { Installation } from './installation.ts';
import type { Downloader } from './release-downloader.ts';
import { channelOf, type UpdateMemory } from './update-memory.ts';
import { isReleasedFile, verifyEd25519 } from './verify-release.ts';

export type Source = Installation & { readonly feed: string; readonly keys: readonly string[] };

export type UpdaterDependencies = {
  readonly version: string;
  /** Undefined where this app is not updated. */
  readonly source: Source | undefined;
  readonly memory: UpdateMemory;
  readonly now: () => number;
  /** Rejects where there is none, and for one that is longer than any manifest. */
  readonly fetchManifest: (address: string) => Promise<string>;
  readonly openDownloader: () => Promise<Pick<Downloader, 'download'>>;
  /** Puts the new version in the place of the old one; throws with the old one where it was. */
  readonly install: (path: string, file: ReleaseFile, restarts: boolean) => Promise<void>;
  readonly publish: (state: UpdateState) => void;
};

type Offer = { readonly manifest: ReleaseManifest; readonly file: ReleaseFile; path: string | undefined };

type CheckProblem = 'unreachable' | 'untrusted';

export class Updater {
  readonly #dependencies: UpdaterDependencies;
  #state: UpdateState;
  #offer: Offer | undefined;
  #downloading: AbortController | undefined;

  constructor(dependencies: UpdaterDependencies) {
    this.#dependencies = dependencies;
    const { version, source, memory } = dependencies;
    const { installing } = memory.recall();
    const isInstalled = installing?.version === version;
    memory.remember({ installing: null });
    this.#state = {
      version,
      channel: channelOf(memory.recall(), version),
      isUpdatable: source !== undefined,
      phase: 'idle',
      offer: null,
      downloadedPercent: 0,
      installsOnQuit: false,
      canRestart: source?.format !== 'deb',
      checkedAt: null,
      problem: installing !== null && !isInstalled ? 'installation' : null,
      installed: isInstalled ? installing : null
    };
    dependencies.publish(this.#state);
  }

  get installsOnQuit(): boolean {
    return this.#state.installsOnQuit && this.#offer?.path !== undefined;
  }

  /** By hand it also finds what was skipped, and what is not for everybody yet. */
  async check(isByHand: boolean): Promise<void> {
    const { source, now } = this.#dependencies;
    const { phase } = this.#state;
    if (source === undefined || ['checking', 'downloading', 'installing'].includes(phase)) return;
    this.#set({ phase: 'checking', problem: null });
    const found = await this.#findUpdate(source, isByHand);
    this.#set({ phase, checkedAt: now(), problem: found.ok ? null : found.error });
    if (!found.ok) return;
    const { manifest, choice } = found.value;
    if (isFrozen(manifest, now())) this.#set({ problem: 'frozen' });
    if (choice.kind !== 'available') return this.#withdraw();
    if (manifest.version === this.#offer?.manifest.version) return;
    this.#withdraw();
    this.#offer = { manifest, file: choice.file, path: undefined };
    const { version, notes } = manifest;
    this.#set({ offer: { version, notes, isRequired: choice.isRequired } });
    await this.download();
  }

  async download(): Promise<void> {
    const [offer, { source, openDownloader }] = [this.#offer, this.#dependencies];
    if (offer === undefined || source === undefined || offer.path !== undefined) return;
    if (this.#downloading !== undefined) return;
    const controller = new AbortController();
    this.#downloading = controller;
    const problem = this.#state.problem === 'frozen' ? 'frozen' : null;
    this.#set({ phase: 'downloading', downloadedPercent: 0, problem });
    try {
      const downloader = await openDownloader();
      offer.path = await downloader.download({
        feed: source.feed,
        version: offer.manifest.version,
        file: offer.file,
        signal: controller.signal,
        onProgress: (percent) => this.#set({ downloadedPercent: Math.floor(percent) })
      });
      this.#set({ phase: 'ready', downloadedPercent: 100 });
    } catch {
      this.#set({ phase: 'paused', problem: controller.signal.aborted ? problem : 'download' });
    } finally {
      this.#downloading = undefined;
    }
  }

  pause(): void {
    this.#downloading?.abort();
  }

  installOnQuit(): void {
    if (this.#offer?.path !== undefined) this.#set({ installsOnQuit: true });
  }

  /** True where the new version is in place, or its installer runs. */
  async install(restarts: boolean): Promise<boolean> {
    const [offer, { memory, install }] = [this.#offer, this.#dependencies];
    if (offer?.path === undefined || this.#state.phase === 'installing') return false;
    this.#set({ phase: 'installing', problem: null });
    if (!(await isReleasedFile(offer.file, offer.path))) {
      // electron-updater takes a file that it has downloaded for the right one as long as it is there.
      await rm(offer.path, { force: true });
      offer.path = undefined;
      this.#set({ phase: 'paused', downloadedPercent: 0, installsOnQuit: false, problem: 'changed' });
      return false;
    }
    const { version, notes } = offer.manifest;
    try {
      memory.remember({ installing: { version, notes } });
      await install(offer.path, offer.file, restarts);
      return true;
    } catch {
      memory.remember({ installing: null });
      this.#set({ phase: 'ready', installsOnQuit: false, problem: 'installation' });
      return false;
    }
  }

  /** A version that the app must have stays. */
  skip(): void {
    const { offer } = this.#state;
    if (offer === null || offer.isRequired) return;
    this.#dependencies.memory.remember({ skippedVersion: offer.version });
    this.#withdraw();
  }

  async setChannel(channel: ReleaseChannel): Promise<void> {
    this.#dependencies.memory.remember({ channel });
    this.#withdraw();
    this.#set({ channel });
    await this.check(true);
  }

  async #findUpdate(
    source: Source,
    isByHand: boolean
  ): Promise<Result<{ readonly manifest: ReleaseManifest; readonly choice: UpdateChoice }, CheckProblem>> {
    const { version, memory, now, fetchManifest } = this.#dependencies;
    const { installId, skippedVersion, newestSignedAt } = memory.recall();
    const { channel } = this.#state;
    let text: string;
    try {
      text = await fetchManifest(`${source.feed}/${manifestPath(channel, source.platform)}`);
    } catch {
      return err('unreachable');
    }
    const read = await readSignedManifest(text, source.keys, verifyEd25519);
    if (!read.ok) return err('untrusted');
    const manifest = read.value;
    const app = { ...source, version, channel, installId, skippedVersion };
    const chosen = chooseUpdate(
      manifest,
      { ...app, newestSignedAt: newestSignedAt[channel] ?? 0 },
      { now: now(), isByHand }
    );
    // A user who went from betas back to stable versions waits for the next one.
    const choice = !chosen.ok && chosen.error === 'older_version' ? ok({ kind: 'current' } as const) : chosen;
    if (!choice.ok) return err('untrusted');
    memory.remember({ newestSignedAt: { ...newestSignedAt, [channel]: manifest.signedAt } });
    return ok({ manifest, choice: choice.value });
  }

  /** Lets go of an offer that was skipped, paused or replaced. */
  #withdraw(): void {
    this.#downloading?.abort();
    this.#offer = undefined;
    this.#set({ phase: 'idle', offer: null, downloadedPercent: 0, installsOnQuit: false });
  }

  #set(change: Partial<UpdateState>): void {
    this.#state = { ...this.#state, ...change };
    this.#dependencies.publish(this.#state);
  }
}
