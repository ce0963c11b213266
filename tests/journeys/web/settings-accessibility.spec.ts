import { auditScreen } from '../pages/audit-screen.ts';
import { firstSteps, settingsDialogs } from '../pages/scenes-other.ts';
import { test } from '../pages/test.ts';

test.use({ isFirstRun: true, serviceWorkers: 'block' });

for (const scene of [settingsDialogs, firstSteps]) {
  test(`nothing is wrong with ${scene.name}, in both themes, wide and narrow`, async ({ page }) => {
    test.slow();
    await auditScreen(page, scene);
  });
}
