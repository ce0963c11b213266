import { useEffect } from 'react';
import { useStore } from 'zustand';
import { pageEndpoint } from '#renderer/features/analytics/configured.ts';
import { describePageView, sendPageView } from '#renderer/features/analytics/page-view.ts';
import { useLocation } from '#renderer/lib/router.ts';
import { FirstRun } from './first-run.tsx';
import { followActivity } from './follow-activity.ts';
import type { AppModel } from './create-app-model.ts';
import { useApp } from './model-context.ts';

/** What runs beside the screens: counting, and the first steps on a new device. */
export function Background() {
  const { model } = useApp();
  useActivity(model);
  usePageViews(model);
  return <FirstRun />;
}

function useActivity(model: AppModel): void {
  useEffect(() => {
    let isGone = false;
    const follow = async () => {
      const activity = await model.loadActivity();
      return isGone ? undefined : followActivity(model, activity);
    };
    // Counting is a convenience: without its code the app works all the same.
    const following = follow().catch(() => undefined);
    return () => {
      isGone = true;
      void following.then((stop) => stop?.());
    };
  }, [model]);
}

/** One for each page shown, only with the user's leave and only where there is somewhere to send it. */
function usePageViews({ preferences }: AppModel): void {
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
