import type { ComponentType } from 'react';
import type { PublicPageName, WrittenPageName } from '#shared/contract/paths.ts';
import type { Question } from '#renderer/features/reading/question-list.tsx';
import { type ScreenPart, screenPart } from './screen-part.ts';

/** What a reading page's file exports. */
export type ReadingModule = {
  readonly Page: ComponentType;
  /** Those the page shows, for search engines. */
  readonly questions?: readonly Question[];
};

export type ReadingPageName = Exclude<
  WrittenPageName,
  'builder' | 'library' | 'jsonPrompting' | 'contact' | 'showcase'
>;

/** A new page is its address in paths.ts, its description in page-descriptions.ts, its file, and its line here. */
export const readingModules: Readonly<Record<ReadingPageName, () => Promise<ReadingModule>>> = {
  about: () => import('#renderer/screens/pages/about-page.tsx'),
  howTo: () => import('#renderer/screens/pages/how-to-page.tsx'),
  becomeSeller: () => import('#renderer/screens/pages/become-seller-page.tsx'),
  commercialPrompts: () => import('#renderer/screens/pages/commercial-prompts-page.tsx'),
  socialPrompts: () => import('#renderer/screens/pages/social-prompts-page.tsx'),
  cinematicPrompts: () => import('#renderer/screens/pages/cinematic-prompts-page.tsx'),
  veoPrompts: () => import('#renderer/screens/pages/veo-prompts-page.tsx'),
  soraPrompts: () => import('#renderer/screens/pages/sora-prompts-page.tsx'),
  runwayPrompts: () => import('#renderer/screens/pages/runway-prompts-page.tsx'),
  videoPrompts: () => import('#renderer/screens/pages/video-prompts-page.tsx'),
  faq: () => import('#renderer/screens/pages/faq-page.tsx')
};

export const readingPages: readonly { readonly name: ReadingPageName; readonly part: ScreenPart<object> }[] =
  (Object.keys(readingModules) as ReadingPageName[]).map((name) => ({
    name,
    part: screenPart(async () => (await readingModules[name]()).Page)
  }));

export const jsonPromptingPart = screenPart(
  async () => (await import('#renderer/screens/json-prompting-screen.tsx')).JsonPromptingScreen
);

export const planPart = screenPart(async () => {
  await import('#renderer/lib/zod-without-eval.ts');
  return (await import('./plan-route.tsx')).PlanRoute;
});

export const libraryPart = screenPart(async () => (await import('./library-route.tsx')).LibraryRoute);

export const marketplacePart = screenPart(
  async () => (await import('./marketplace-route.tsx')).MarketplaceRoute
);

export const listingPart = screenPart(async () => (await import('./listing-route.tsx')).ListingRoute);

const profilePart = screenPart(async () => (await import('./profile-route.tsx')).ProfileRoute);

const authPart = screenPart(async () => {
  await import('#renderer/lib/zod-without-eval.ts');
  return (await import('./auth-route.tsx')).AuthRoute;
});

const myProfilePart = screenPart(async () => {
  await import('#renderer/lib/zod-without-eval.ts');
  return (await import('./my-profile-route.tsx')).MyProfileRoute;
});

/** Of people: who they are to others and to themselves, what they bought and wish for, and how it was paid. */
export const peoplesPages = [
  { name: 'profile', part: profilePart },
  { name: 'signIn', part: authPart },
  { name: 'myProfile', part: myProfilePart },
  { name: 'purchases', part: screenPart(async () => (await import('./purchases-route.tsx')).PurchasesRoute) },
  {
    name: 'paymentSuccess',
    part: screenPart(async () => (await import('./payment-route.tsx')).PaymentRoute)
  },
  { name: 'wishlist', part: screenPart(async () => (await import('./wishlist-route.tsx')).WishlistRoute) },
  { name: 'receipt', part: screenPart(async () => (await import('./receipt-route.tsx')).ReceiptRoute) }
] as const;

/** Its form is checked by the schemas that the server checks by. */
export const contactPart = screenPart(async () => {
  await import('#renderer/lib/zod-without-eval.ts');
  return (await import('./contact-route.tsx')).ContactRoute;
});

export const showcasePart = screenPart(async () => (await import('./showcase-route.tsx')).ShowcaseRoute);

/** The part of a screen that loads by itself; the builder is there from the start. */
export function findScreenPart(name: PublicPageName): Pick<ScreenPart<object>, 'load'> | undefined {
  if (name === 'library') return libraryPart;
  if (name === 'jsonPrompting') return jsonPromptingPart;
  if (name === 'contact') return contactPart;
  if (name === 'showcase') return showcasePart;
  if (name === 'marketplace') return marketplacePart;
  if (name === 'listing') return listingPart;
  if (name === 'profile') return profilePart;
  return readingPages.find((page) => page.name === name)?.part;
}
