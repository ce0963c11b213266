import { expect, test } from '../pages/test.ts';

test('what is to be minded about a prompt and a plan is said in the language chosen, and back in English', async ({
  app
}) => {
  const { page } = app;
  await app.openGroups();
  await app.type('Additional parameters', 'No text.');
  const settings = await app.open('Settings');
  await settings.getByRole('radio', { name: 'Español', exact: true }).click();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /Veo 3 rechaza/ }).click();
  const check = page.getByRole('region', { name: 'Qué admite el modelo' });
  await expect(check).toContainText('10 s es más de lo que admite Veo 3 (4, 6 u 8 s).');
  await expect(check).toContainText('Modelo: Veo 3 → Gemini Omni 1.1 Flash');
  await check.getByRole('button', { name: 'Fijar 8 s' }).click();
  await expect(check).not.toContainText('10 s es más');

  await app.press('Mod+Alt+p');
  await expect(
    page.getByText('Veo 3 está retirado, así que los clips son para Gemini Omni 1.1 Flash.')
  ).toBeVisible();
  await app.press('Mod+Alt+k');
  await expect(page.getByRole('dialog').getByText('{0}')).toHaveCount(0);
});
