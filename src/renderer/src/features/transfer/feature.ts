import { defineFeature } from '#renderer/feature-api/feature.ts';

/** Import and export of prompt files. */
export const transfer = defineFeature({
  dialogs: {
    import: {
      load: async () => (await import('./waiting-import.tsx')).WaitingImport,
      parts: ['PasteDialog']
    }
  },
  commands: {
    'file.import': ({ importFiles }) => importFiles(),
    'file.exportPrompt': ({ exportPrompt, prompt }) => exportPrompt(prompt.getState().document)
  }
});
