import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';

/** Under which day the limits of a table were gathered, and where their sources stand. */
export const modelTableCaption = `From the list of models of ${builtInRegistry.version}. Who says each limit, and since when, stands in the builder under “Models and prices”.`;
