import { paths } from '#shared/contract/paths.ts';
import { defineFeature } from '#renderer/feature-api/feature.ts';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';

/** Built-in templates and one's own. */
export const library = defineFeature({
  screens: {
    library: {
      load: async () => (await import('./list/library-page.tsx')).LibraryPage,
      parts: ['TemplateFit', 'PageLinks', 'SyncOffer']
    }
  },
  parts: {
    PromptFields: async () =>
      lazyComponent(async () => (await import('./editor/draft-prompt.tsx')).DraftPrompt).LazyPart
  },
  dialogs: {
    templates: { load: async () => (await import('./list/templates-dialog.tsx')).TemplatesDialog },
    saveTemplate: {
      load: async () => (await import('./editor/save-template-dialog.tsx')).SaveTemplateDialog
    }
  },
  commands: {
    'go.library': ({ goTo }) => goTo(paths.library.getHref()),
    'view.templates': ({ dialogs }) => dialogs.getState().toggle('templates'),
    'prompt.saveAsTemplate': ({ dialogs }) => dialogs.getState().open('saveTemplate')
  }
});
