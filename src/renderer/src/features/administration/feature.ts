import { defineFeature } from '#renderer/feature-api/feature.ts';

/** Running the marketplace: its people, and the log of every administrator's act. */
export const administration = defineFeature({
  screens: {
    adminAudit: {
      load: async () => (await import('./audit/audit-page.tsx')).AuditPage,
      parts: ['StepUpForm', 'PersonLink']
    }
  }
});
