import { defineFeature } from '#renderer/feature-api/feature.ts';

/** Running the marketplace: appeals, and the log of every administrator’s act. */
export const administration = defineFeature({
  screens: {
    adminAppeals: {
      load: async () => (await import('./appeals/appeals-page.tsx')).AppealsPage,
      parts: ['StepUpForm']
    },
    adminAudit: {
      load: async () => (await import('./audit/audit-page.tsx')).AuditPage,
      parts: ['StepUpForm', 'PersonLink']
    }
  }
});
