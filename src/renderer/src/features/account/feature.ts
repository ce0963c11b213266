import { defineFeature } from '#renderer/feature-api/feature.ts';
import type { AccountStore, Services } from '#renderer/feature-api/services.ts';

/** Signing up and in, one's own account, and public profiles. */
export const account = defineFeature({
  // Loaded when first needed: building prompts needs no account.
  createStore: async (services: Services): Promise<AccountStore> =>
    (await import('./session/account-store.ts')).createAccount(services),
  screens: {
    profile: {
      load: async () => (await import('./profile/profile-page.tsx')).ProfilePage,
      parts: ['FollowButton', 'SellerListings', 'ReviewItem', 'WishlistButton', 'PageLinks']
    },
    signIn: {
      load: async () => (await import('./sign-in/auth-pages.tsx')).AuthScreen,
      parts: ['KeepLibraryDialog']
    },
    myProfile: {
      load: async () => (await import('./profile/my-profile.tsx')).MyProfilePage,
      parts: ['NoticeSettings', 'KeepLibraryDialog']
    }
  },
  parts: { StepUpForm: async () => (await import('./sign-in/step-up-form.tsx')).StepUpForm }
});
