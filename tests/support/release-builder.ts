import { createHash } from 'node:crypto';
import type { InstalledApp } from '#shared/domain/release/choose-update.ts';
import type { ReleaseFile, ReleaseManifest } from '#shared/domain/release/release-manifest.ts';

export const releasedAt = Date.UTC(2026, 10, 27, 12);

export const hashOf = (bytes: string | Uint8Array): string =>
  createHash('sha512').update(bytes).digest('base64');

export const buildReleaseFile = (change: Partial<ReleaseFile> = {}): ReleaseFile => ({
  format: 'AppImage',
  name: 'Reelwright-1.4.0-linux-x86_64.AppImage',
  size: 11,
  sha512: hashOf('new version'),
  ...change
});

/** 1.4.0 for Linux, whose AppImage is the bytes "new version". */
export const buildManifest = (change: Partial<ReleaseManifest> = {}): ReleaseManifest => ({
  format: 'reelwright/release',
  channel: 'stable',
  platform: 'linux-x64',
  version: '1.4.0',
  releasedOn: '2026-11-27',
  signedAt: releasedAt,
  minimumVersion: '1.0.0',
  rolloutPercent: 100,
  isPaused: false,
  notes: ['Updates arrive by themselves.'],
  files: [buildReleaseFile()],
  ...change
});

export const buildInstalledApp = (change: Partial<InstalledApp> = {}): InstalledApp => ({
  version: '1.3.0',
  platform: 'linux-x64',
  format: 'AppImage',
  channel: 'stable',
  installId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  skippedVersion: null,
  newestSignedAt: 0,
  ...change
});
