import { defineFeature } from '#renderer/feature-api/feature.ts';

/** The diagnostics report for support. Desktop only. */
export const diagnostics = defineFeature({
  dialogs: {
    diagnostics: { load: async () => (await import('./diagnostics-dialog.tsx')).DiagnosticsDialog }
  },
  commands: {
    'help.diagnostics': {
      run: ({ dialogs }) => dialogs.getState().toggle('diagnostics'),
      isEnabled: ({ platform }) => platform.capabilities.shell !== null
    }
  }
});
