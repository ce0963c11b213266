import { formatEnglishDay } from '#renderer/features/content/english-day.tsx';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';

/** Under which day the limits of a table were gathered, and where their sources stand. */
export const modelTableCaption = `From the list of models of ${formatEnglishDay(builtInRegistry.version)}. Who says each limit, and since when, stands in the builder under “Models and prices”.`;
