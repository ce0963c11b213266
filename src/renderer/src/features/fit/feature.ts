import { defineFeature } from '#renderer/feature-api/feature.ts';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';

export const fit = defineFeature({
  // The rules load when a fit is first shown, not with the screen.
  parts: {
    TemplateFit: async () =>
      lazyComponent(async () => (await import('./template-fit.tsx')).TemplateFit).LazyPart,
    PromptFit: async () => lazyComponent(async () => (await import('./prompt-fit.tsx')).PromptFit).LazyPart
  }
});
