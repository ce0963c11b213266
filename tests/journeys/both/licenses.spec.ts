import { commands } from '#shared/contract/commands.ts';
import { expect, test } from '../pages/test.ts';

test('the About page shows the license of every package, found by name', { tag: '@desktop' }, async ({
  app
}) => {
  const { page } = app;
  const { title } = commands.find(({ id }) => id === 'help.licenses') ?? { title: '' };
  await app.command(title);
  await expect(page.getByRole('heading', { level: 2, name: 'Third-party licenses' })).toBeInViewport();
  await page.getByRole('button', { name: 'Show licenses' }).click();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('fontsource');
  await expect(page.getByText('2 packages')).toBeVisible();
  await page.getByText('@fontsource-variable/inter').click();
  await expect(page.getByText(/SIL OPEN FONT LICENSE/).first()).toBeVisible();
});
