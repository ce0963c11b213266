import type { Platform } from '#shared/contract/platform/platform.ts';
import { createLocalStore } from '#renderer/lib/local-store.ts';

const local = createLocalStore('reelwright.sync');
const name = 'keepsShelf';
const isChoice = (value: unknown): value is boolean => typeof value === 'boolean';

/**
 * True if this device keeps the offline shelf. The desktop app does unless its user says no; a browser, which opens anywhere
 * and may be short of space, only where they say yes.
 */
export const readShelfChoice = ({ capabilities }: Pick<Platform, 'capabilities'>): boolean =>
  local.read(name, isChoice, capabilities.shell !== null);

export const rememberShelfChoice = (keepsShelf: boolean): void => local.remember(name, keepsShelf);
