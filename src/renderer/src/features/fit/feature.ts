import { defineFeature } from '#renderer/feature-api/feature.ts';
import { lazyPart } from '#renderer/ui/lazy-part.ts';

/** What a model rejects or ignores of a prompt. */
export const fit = defineFeature({
  // The rules load when a fit is first shown, not with the screen.
  parts: {
    TemplateFit: async () => lazyPart(async () => (await import('./template-fit.tsx')).TemplateFit).LazyPart
  }
});
