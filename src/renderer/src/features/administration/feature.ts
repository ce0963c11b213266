import { defineFeature } from '#renderer/feature-api/feature.ts';

/** Running the marketplace: what waits, how the server runs, its people, appeals, and the log of every administrator’s act. */
export const administration = defineFeature({
  screens: {
    admin: {
      load: async () => (await import('./overview/overview-page.tsx')).OverviewPage,
      parts: ['StepUpForm']
    },
    adminOperations: {
      load: async () => (await import('./operations/operations-page.tsx')).OperationsPage,
      parts: ['StepUpForm']
    },
    adminMessages: {
      load: async () => (await import('./messages/messages-page.tsx')).MessagesPage,
      parts: ['StepUpForm']
    },
    adminUsers: {
      load: async () => (await import('./users/users-page.tsx')).UsersPage,
      parts: ['StepUpForm']
    },
    adminUser: {
      load: async () => (await import('./users/user-page.tsx')).UserPage,
      parts: ['StepUpForm']
    },
    adminContent: {
      load: async () => (await import('./content/content-page.tsx')).ContentPage,
      parts: ['StepUpForm']
    },
    adminSales: {
      load: async () => (await import('./sales/sales-page.tsx')).SalesPage,
      parts: ['StepUpForm']
    },
    adminListing: {
      load: async () => (await import('./listings/listing-page.tsx')).ListingPage,
      parts: ['StepUpForm', 'PersonLink']
    },
    adminSettings: {
      load: async () => (await import('./settings/settings-page.tsx')).SettingsPage,
      parts: ['StepUpForm']
    },
    adminSwitches: {
      load: async () => (await import('./switches/switches-page.tsx')).SwitchesPage,
      parts: ['StepUpForm']
    },
    adminWords: {
      load: async () => (await import('./words/words-page.tsx')).WordsPage,
      parts: ['StepUpForm']
    },
    adminCategories: {
      load: async () => (await import('./categories/categories-page.tsx')).CategoriesPage,
      parts: ['StepUpForm']
    },
    adminTexts: {
      load: async () => (await import('./texts/texts-page.tsx')).TextsPage,
      parts: ['StepUpForm']
    },
    adminModels: {
      load: async () => (await import('./models/models-page.tsx')).ModelsPage,
      parts: ['StepUpForm']
    },
    adminServer: {
      load: async () => (await import('./server/server-page.tsx')).ServerPage,
      parts: ['StepUpForm']
    },
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
