import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export function makeTempFolder(): string {
  return mkdtempSync(join(tmpdir(), 'reelwright-test-'));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** A new folder that goes when the running test ends. */
export function createTempFolder(): string {
  const folder = makeTempFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}
