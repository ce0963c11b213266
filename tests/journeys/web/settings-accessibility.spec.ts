import { lookThrough } from '../pages/look-through.ts';
import { firstSteps, settingsDialogs } from '../pages/scenes-elsewhere.ts';
import { test } from '../pages/test.ts';

test.use({ isFirstRun: true, serviceWorkers: 'block' });

for (const scene of [settingsDialogs, firstSteps]) {
  test(`nothing is wrong with ${scene.name}, in both themes, wide and narrow`, async ({ page }) => {
    test.slow();
    await lookThrough(page, scene);
  });
}
