import { expect, test } from '../pages/test.ts';

const text = 'a lighthouse keeper climbs the last stairs as the storm breaks';
const targets = ['veo-3.1', 'runway-gen4.5', 'kling-3', 'seedance-2'];

test('the frame that shows a letter shows it in the preview too, with four models compared on a slow processor', async ({
  page
}) => {
  test.slow();
  await page.addInitScript((ids) => {
    localStorage.setItem('reelwright.compare.isDocked', 'true');
    localStorage.setItem('reelwright.compare.targets', JSON.stringify(ids));
  }, targets);
  await page.goto('/');
  const comparison = page.getByRole('region', { name: 'Compare models' });
  await expect(comparison.locator('pre')).toHaveCount(targets.length);
  const concept = page.getByRole('main').getByRole('textbox', { name: 'Concept', exact: true });
  await concept.focus();
  await page.evaluate(() => {
    const late: string[] = [];
    Reflect.set(window, 'late', late);
    const preview = document.querySelector('section[aria-label="Prompt"]');
    document.addEventListener(
      'input',
      ({ target }) => {
        const typed = (target as HTMLTextAreaElement).value;
        // Asked for before anything else in this turn, so that it runs first in the frame that shows the letter.
        requestAnimationFrame(() => {
          if (preview?.textContent?.toLowerCase().includes(typed.trim()) !== true) late.push(typed);
        });
      },
      { capture: true }
    );
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.keyboard.type(text, { delay: 40 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(comparison.locator('pre').first()).toContainText('storm breaks');
  await expect(concept).toHaveValue(text);
  expect(await page.evaluate(() => Reflect.get(window, 'late') as string[])).toEqual([]);
});
