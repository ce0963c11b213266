import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { expect, test } from '../pages/test.ts';
import type { AppPage } from '../pages/app-page.ts';

/** The built-in list as of a later day, in which Veo 3 takes ten seconds at any resolution. */
const newer = {
  ...builtInRegistry,
  version: '2027-06-01',
  models: builtInRegistry.models.map((model) =>
    model.id === 'veo-3' && model.durations !== null
      ? {
          ...model,
          crossRules: [],
          durations: { ...model.durations, value: { kind: 'exactly', seconds: [10] } }
        }
      : model
  )
};

async function openModels(app: AppPage) {
  await app.command('View: Models and prices');
  const dialog = app.page.getByRole('dialog', { name: 'Models and prices' });
  await expect(dialog.getByText(/^List of/)).toBeVisible();
  return dialog;
}

const checkName = 'Check for a newer list';
const fitOf = (app: AppPage) => app.page.getByRole('region', { name: 'Fit check' });

test('takes a newer list into use, checks the prompt by it, and changes no prompt', {
  tag: '@desktop'
}, async ({ app, giveFile, restart }) => {
  await app.type('Concept', 'A harbour at night');
  const before = await app.readJson();
  await app.show('Prompt');
  await expect(fitOf(app).getByRole('button', { name: /Veo 3/ })).toBeVisible();
  const dialog = await openModels(app);
  await giveFile('models.json', JSON.stringify(newer), () =>
    dialog.getByRole('button', { name: 'Bring in a newer list…' }).click()
  );
  await expect(dialog.getByText('List of Jun 1, 2027, brought in by you.')).toBeVisible();
  await app.page.keyboard.press('Escape');
  await expect(fitOf(app).getByRole('button', { name: /^Ready for Veo 3/ })).toBeVisible();
  expect(await app.readJson()).toEqual(before);
  await app.show('Prompt');
  await app.isSaved();

  const again = await restart();
  await expect(fitOf(again).getByRole('button', { name: /^Ready for Veo 3/ })).toBeVisible();
  expect(await again.readJson()).toEqual(before);
  await again.show('Prompt');
  const reopened = await openModels(again);
  await reopened.getByRole('button', { name: 'Go back to the built-in list' }).click();
  await expect(reopened.getByText(/^List of .*, built into the app\.$/)).toBeVisible();
  await again.page.keyboard.press('Escape');
  await expect(fitOf(again).getByRole('button', { name: /^Veo 3 will reject this: 1 error/ })).toBeVisible();
  await again.command('Edit: Undo');
  await expect(fitOf(again).getByRole('button', { name: /^Ready for Veo 3/ })).toBeVisible();
});

test('refuses a damaged list, says who states each fact, counts with a price of one’s own, and asks for a newer list', {
  tag: '@browser'
}, async ({ app, giveFile }) => {
  const dialog = await openModels(app);
  const damaged = JSON.stringify(newer).replace('"exactly"', '"perhaps"');
  await giveFile('models.json', damaged, () =>
    dialog.getByRole('button', { name: 'Bring in a newer list…' }).click()
  );
  await expect(app.toast('List of models not changed')).toBeVisible();
  await expect(app.toast(/^This list of models is damaged: models\.\d+\.durations/)).toBeVisible();
  await expect(dialog.getByText(/^List of \w+ \d+, 2026, built into the app\.$/)).toBeVisible();
  await app.page.keyboard.press('Escape');
  await expect(app.dialog).toHaveCount(0);

  await app.openGroups();
  await app.type('Model', 'veo-3.1');
  await app.type('Duration', '8');
  await app.type('Resolution', '720p');
  const fit = fitOf(app);
  await fit.getByRole('button', { expanded: false }).first().click();
  await expect(fit).toContainText(/One attempt costs about \$[13]\.[26]0 .*price read on \w+ \d+, 2026/);

  await openModels(app);
  await dialog.getByRole('searchbox', { name: 'Search models' }).fill('google 3.1');
  await dialog.getByRole('button', { name: /^Veo 3\.1 Google Retiring from/ }).click();
  const takes = dialog.getByRole('list', { name: 'What Veo 3.1 takes' });
  await takes.getByText('Clip length').click();
  await expect(takes).toContainText(/Stated by the vendor \(.*\), read on \w+ \d+, 2026/);

  for (const sound of ['with sound', 'without sound']) {
    await dialog.getByRole('button', { name: `Change the price of Veo 3.1, 720p ${sound}` }).click();
    const price = dialog.getByRole('textbox', { name: `Your price of a second of Veo 3.1, 720p ${sound}` });
    await price.fill('nothing');
    await price.press('Enter');
    await expect(price).toHaveAccessibleDescription('Type a price in US dollars, such as 0.40.');
    await price.fill('1,25');
    await price.press('Enter');
    await expect(
      dialog.getByRole('button', { name: `Change the price of Veo 3.1, 720p ${sound}` })
    ).toBeFocused();
  }
  await expect(dialog.getByText('$1.25')).toHaveCount(2);
  await app.page.keyboard.press('Escape');
  await expect(fit).toContainText(/One attempt costs about \$10\.00 .*your own price, set on/);

  await openModels(app);
  await dialog.getByRole('button', { name: /^Veo 3\.1 Google/ }).click();
  for (const sound of ['with sound', 'without sound']) {
    await dialog.getByRole('button', { name: `Use the listed price of Veo 3.1, 720p ${sound}` }).click();
  }
  await app.page.keyboard.press('Escape');
  await expect(fit).toContainText(/price read on \w+ \d+, 2026/);

  await openModels(app);
  const check = dialog.getByRole('button', { name: checkName });
  await check.click();
  await expect(app.toast(/^You have the newest list of models/)).toBeVisible();
  await app.page.context().setOffline(true);
  await check.click();
  await expect(app.toast(/^The server cannot be reached: you may be offline/)).toBeVisible();
});
