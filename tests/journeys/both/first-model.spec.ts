import type { AppPage } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

test.use({ isFirstRun: true });

const questionOf = ({ page }: AppPage) => page.getByRole('group', { name: 'Which model do you use?' });
const fitOf = ({ page }: AppPage) => page.getByRole('region', { name: 'Fit check' });

test('finds nothing wrong before something was written or a model was chosen, asks once, and opens all for it', {
  tag: '@desktop'
}, async ({ app, restart }) => {
  const { page } = app;
  const question = questionOf(app);
  await expect(question).toBeVisible();
  await app.openGroups();
  await expect(app.field('Duration')).toBeVisible();
  await expect(page.getByText(/will reject|Ready for|\bscore\b/i)).toHaveCount(0);
  await app.type('Concept', 'A harbor at night');
  await expect(page.getByRole('group', { name: 'Suggestions: Duration' })).toBeVisible();
  await expect(page.getByText(/will reject|Ready for|\bscore\b/i)).toHaveCount(0);

  await question.getByRole('button', { name: 'Choose', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Veo 3.1', exact: true }).click();
  await expect(question).toHaveCount(0);
  await expect(app.field('Concept')).toBeFocused();
  await expect(app.field('Duration')).toHaveValue('8');
  await expect(fitOf(app).getByRole('button', { name: /^Ready for Veo 3\.1/ })).toBeVisible();

  await app.go('Library');
  const cards = page.getByRole('main').locator('li[data-template]');
  await expect(cards.filter({ hasText: 'Fits Veo 3.1' })).toHaveCount(12);
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('tiktok transition');
  await expect(cards.filter({ hasText: '2 changes for Veo 3.1' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Use TikTok Transition' }).click();
  await expect(app.field('Duration')).toHaveValue('8');
  await expect(fitOf(app).getByRole('button', { name: /^Ready for Veo 3\.1/ })).toBeVisible();
  await app.show('Changes');
  await expect(page.getByText(/^3 fields changed since you saved or opened this prompt$/)).toBeVisible();
  await expect(page.getByText('15 s')).toBeVisible();

  // The replaced draft is in the history, and one press restores it.
  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(app.field('Concept')).toHaveValue('A harbor at night');
  await expect((await app.open('History')).getByRole('listitem')).toContainText(['A harbor at night']);
  await page.keyboard.press('Escape');
  await app.command('Prompt: Reset to defaults');
  await expect(app.field('Concept')).toHaveValue('');
  await expect(app.field('Model')).toHaveValue(/veo.3\.1/i);
  await app.isSaved();

  const again = await restart();
  await expect(again.field('Concept')).toHaveValue('');
  await expect(questionOf(again)).toHaveCount(0);
  const settings = await again.open('Settings');
  const setting = settings.getByRole('combobox', { name: 'Model for new prompts' });
  await expect(setting).toHaveValue('veo-3.1');
  await setting.selectOption('Not chosen');
  await again.page.keyboard.press('Escape');
  await again.command('Prompt: Reset to defaults');
  await expect(questionOf(again)).toBeVisible();
  await questionOf(again).getByRole('button', { name: 'Not now' }).click();
  await again.type('Concept', 'A harbor at night');
  await expect(fitOf(again).getByRole('button', { name: /^Veo 3 will reject this: 1 error/ })).toBeVisible();
});
