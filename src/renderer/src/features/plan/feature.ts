import { paths } from '#shared/contract/paths.ts';
import { defineFeature } from '#renderer/feature-api/feature.ts';
import { planStore } from './load-plan.ts';

/** A prompt longer than a clip as a plan of clips that its model accepts. */
export const plan = defineFeature({
  ...planStore,
  screens: {
    plan: {
      load: async () => (await import('./plan-page.tsx')).PlanPage
    }
  },
  commands: { 'view.plan': ({ goTo }) => goTo(paths.plan.getHref()) }
});
