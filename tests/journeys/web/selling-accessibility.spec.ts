import { auditScreen } from '../pages/audit-screen.ts';
import { test } from '../pages/market-server.ts';
import { sellerArea } from '../pages/scenes-selling.ts';

test('nothing is wrong with the seller area, in both themes, wide and narrow', async ({ page, market }) => {
  test.slow();
  await auditScreen(page, sellerArea(market.dataFolder));
});
