import { auditScreen } from '../pages/audit-screen.ts';
import { scenes } from '../pages/scenes.ts';
import { test } from '../pages/test.ts';

// Without a worker no toast says that it is ready, over what is looked at.
test.use({ serviceWorkers: 'block' });

for (const scene of scenes) {
  test(`nothing is wrong with ${scene.name}, in both themes, wide and narrow`, async ({ page }) => {
    test.slow();
    await auditScreen(page, scene);
  });
}
