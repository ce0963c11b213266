import { defineFeature } from '#renderer/feature-api/feature.ts';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';

/** Parses any text into prompt fields. */
export const paste = defineFeature({
  parts: {
    PasteDialog: async () =>
      lazyComponent(async () => (await import('./paste-dialog.tsx')).PasteDialog).LazyPart
  }
});
