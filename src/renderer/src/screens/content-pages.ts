import type { ComponentType } from 'react';
import { paths, type PrerenderedPageName } from '#shared/contract/paths.ts';
import { defineFeature } from '#renderer/feature-api/feature.ts';
import type { Question } from '#renderer/features/content/question-list.tsx';

/** The exports of a content page's file. */
export type ContentModule = {
  readonly Page: ComponentType;
  /** The questions that the page answers, for search engines. */
  readonly questions?: readonly Question[];
};

export const contentModules = {
  about: () => import('./pages/product/about-page.tsx'),
  howTo: () => import('./pages/guides/how-to-page.tsx'),
  becomeSeller: () => import('./pages/product/become-seller-page.tsx'),
  commercialPrompts: () => import('./pages/purposes/commercial-prompts-page.tsx'),
  socialPrompts: () => import('./pages/purposes/social-prompts-page.tsx'),
  cinematicPrompts: () => import('./pages/purposes/cinematic-prompts-page.tsx'),
  veoPrompts: () => import('./pages/models/veo-prompts-page.tsx'),
  soraPrompts: () => import('./pages/models/sora-prompts-page.tsx'),
  runwayPrompts: () => import('./pages/models/runway-prompts-page.tsx'),
  videoPrompts: () => import('./pages/guides/video-prompts-page.tsx'),
  faq: () => import('./pages/product/faq-page.tsx')
} satisfies Partial<Record<PrerenderedPageName, () => Promise<ContentModule>>>;

export type ContentPageName = keyof typeof contentModules;

const load = (name: ContentPageName) => async () => (await contentModules[name]()).Page;

/** Pages to read, and the guide to JSON, which shows the work of three features. */
export const contentPages = defineFeature({
  screens: {
    about: { load: load('about') },
    howTo: { load: load('howTo') },
    becomeSeller: { load: load('becomeSeller'), parts: ['SellerApplication'] },
    commercialPrompts: { load: load('commercialPrompts') },
    socialPrompts: { load: load('socialPrompts') },
    cinematicPrompts: { load: load('cinematicPrompts') },
    veoPrompts: { load: load('veoPrompts') },
    soraPrompts: { load: load('soraPrompts') },
    runwayPrompts: { load: load('runwayPrompts') },
    videoPrompts: { load: load('videoPrompts') },
    faq: { load: load('faq') },
    jsonPrompting: {
      load: async () => (await import('./json-guide/json-prompting-screen.tsx')).JsonPromptingScreen
    }
  },
  commands: {
    'go.jsonPrompting': ({ goTo }) => goTo(paths.jsonPrompting.getHref()),
    'help.licenses': ({ goTo }) => goTo(`${paths.about.getHref()}#licenses`)
  }
});
