import { useEffect } from 'react';
import { useStore } from 'zustand';
import { offlineCalls } from '#shared/contract/prerendering/page-renderer.ts';
import { pageEndpoint } from '../analytics/analytics-config.ts';
import { describePageView, sendPageView } from '../analytics/page-view.ts';
import { activity } from '#renderer/features/activity/feature.ts';
import type { Services } from '#renderer/feature-api/services.ts';
import { rememberOwnLink } from '#renderer/feature-api/own-links.ts';
import { useHasMessages } from '#renderer/feature-api/waiting-messages.ts';
import { createLocalStore } from '#renderer/lib/local-store.ts';
import { useLocation } from '#renderer/lib/router.ts';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import { TooltipLayer } from '#renderer/ui/overlays/tooltip-layer.tsx';
import { preloadDialogs } from '../dialogs/dialog-host.tsx';
import { followMailLanguage, followPlatformState, followPublishedModels } from './follow-server.ts';
import { followNotices } from './follow-notices.ts';
import { followSync } from './follow-sync.ts';
import { followActivity } from '../model/follow-activity.ts';
import type { AppStores } from '../model/create-app-model.ts';
import { useApp } from '../model/model-context.ts';

/** Loads after the first screen: counting and tooltips. */
export function Background() {
  const { model, services } = useApp();
  useActivity(model, services);
  useNotices(model, services);
  useSync(model, services);
  usePlatformState(model);
  useIntegration(model);
  usePageViews(model);
  useOwnLinks();
  useEffect(() => followPublishedModels(model), [model]);
  useEffect(preloadDialogs, []);
  useEffect(() => loadForOtherScreens(model), [model]);
  return <TooltipLayer />;
}

function loadForOtherScreens({ data, fit, library, platform, status }: AppStores): void {
  // The data of the prerendered page is cached for offline use too, as if it had been fetched.
  for (const call of Object.keys(data)) {
    if (!offlineCalls.some((name) => call.startsWith(`${name} `))) continue;
    void platform.device.offlineCache.save({
      key: call,
      value: JSON.stringify(data[call]),
      cachedAt: Date.now()
    });
  }
  platform.capabilities.updates?.start();
  fit.getState().start();
  if (library.getState().status !== 'loaded') void library.getState().load();
  void status.getState().loadStorage();
}

function useActivity(model: AppStores, { storeOf }: Services): void {
  useEffect(() => {
    let isGone = false;
    const follow = async () => {
      const store = await storeOf(activity);
      return isGone ? undefined : followActivity(model, store);
    };
    // Counting is a convenience: without its code the app works all the same.
    const following = follow().catch(() => undefined);
    return () => {
      isGone = true;
      void following.then((stop) => stop?.());
    };
  }, [model, storeOf]);
}

/** Shows the notices of the server while signed in, and tells it the language for mails. */
function useNotices(model: AppStores, services: Services): void {
  const isSignedIn = useSignedInHint();
  useEffect(() => (isSignedIn ? followNotices(model, services) : undefined), [model, services, isSignedIn]);
  useEffect(() => (isSignedIn ? followMailLanguage(model) : undefined), [model, isSignedIn]);
}

/** Syncs while signed in, and while messages of a visitor wait. */
function useSync(model: AppStores, services: Services): void {
  const hasMessages = useHasMessages();
  // Signing in or out begins it anew.
  const user = useSignedInHint() ? 'account' : hasMessages ? 'visitor' : null;
  useEffect(() => (user === null ? undefined : followSync(model, services)), [model, services, user]);
}

function usePlatformState({ platformState }: AppStores): void {
  useEffect(() => followPlatformState(platformState), [platformState]);
}

/** Shows on the desktop what goes on in the app, while the app runs there. */
function useIntegration(model: AppStores): void {
  useEffect(() => {
    if (model.platform.capabilities.shell === null) return;
    let isGone = false;
    const follow = async () => {
      const { followIntegration } = await import('./follow-integration.ts');
      return isGone ? undefined : followIntegration(model);
    };
    const following = follow().catch(() => undefined);
    return () => {
      isGone = true;
      void following.then((stop) => stop?.());
    };
  }, [model]);
}

/** Remembers the visit of an address with `?via=`. */
function useOwnLinks(): void {
  const { search } = useLocation();
  useEffect(() => rememberOwnLink(createLocalStore('reelwright'), search, Date.now()), [search]);
}

/** One for each page shown, only with the user's leave and only where there is somewhere to send it. */
function usePageViews({ preferences }: AppStores): void {
  const { pathname } = useLocation();
  const isAllowed = useStore(preferences, (state) => state.preferences.privacy.allowTracking);
  useEffect(() => {
    if (!isAllowed || pageEndpoint === '') return;
    const { host } = location;
    const { language } = navigator;
    const { referrer } = document;
    sendPageView(
      pageEndpoint,
      describePageView({ path: pathname, host, referrer, language, width: innerWidth })
    );
  }, [isAllowed, pathname]);
}
