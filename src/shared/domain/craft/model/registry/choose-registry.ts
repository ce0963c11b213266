// Apart from registry.ts, whose catalog is too large for the first load.
import type { ModelRegistry } from '../model.ts';

/** True where the registry is of a later day. */
export const isNewer = (registry: ModelRegistry, than: ModelRegistry): boolean =>
  registry.version > than.version;

/**
 * The newer of the two: an update of the app that brings a newer list than the one brought in goes before it. Of two
 * of one day it is the one brought in, since somebody chose it.
 */
export function chooseRegistry(builtIn: ModelRegistry, broughtIn: ModelRegistry | null): ModelRegistry {
  return broughtIn === null || isNewer(builtIn, broughtIn) ? builtIn : broughtIn;
}
