import { paths } from '#shared/contract/paths.ts';
import { defineFeature } from '#renderer/feature-api/feature.ts';

/** Built-in templates and one's own. */
export const library = defineFeature({
  screens: {
    library: {
      load: async () => (await import('./list/library-page.tsx')).LibraryPage,
      parts: ['TemplateFit', 'PageLinks']
    }
  },
  commands: { 'go.library': ({ goTo }) => goTo(paths.library.getHref()) }
});
