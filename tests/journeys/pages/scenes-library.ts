import { expect } from '@playwright/test';
import type { AppPage } from './app-page.ts';
import { alike, closeDialog, menu, resting, type Scene, stay, type View } from './scene.ts';

const cards = ({ page }: AppPage) => page.getByRole('button', { name: /^Use / });

/** Goes to another view of the library by its address, as Back does: without loading the page. */
async function show({ page }: AppPage, query: string): Promise<void> {
  await page.evaluate((search) => {
    history.pushState(null, '', `/library${search}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, query);
}

const address = (name: string, query: string, words: string | RegExp): View => ({
  name,
  open: async (app) => {
    await show(app, query);
    await expect(app.page.getByText(words).first()).toBeVisible();
  },
  close: (app) => show(app, '')
});

const openDetails: View['open'] = async (app) => {
  await app.page.getByRole('main').locator('h3 a').first().click();
  await expect(app.dialog).toBeVisible();
};

const write =
  (from: string, more: (app: AppPage) => Promise<unknown> = stay): View['open'] =>
  async (app) => {
    await app.page.getByRole('button', { name: 'New template' }).click();
    await app.page.getByRole('menuitem', { name: from }).click();
    await expect(app.dialog).toBeVisible();
    await more(app);
  };

const actionsOf = ({ page }: AppPage) => page.getByRole('button', { name: /^Actions for/ }).first();

export const libraryScreen: Scene = {
  name: 'the library',
  path: '/library',
  prepare: async (app) => {
    await expect(cards(app)).toHaveCount(12);
    await cards(app).first().click();
    await expect(app.field('Concept')).toBeVisible();
    await app.go('Library');
    await expect(app.page.getByRole('region', { name: 'Recent' })).toBeVisible();
  },
  views: [
    resting('the cards', (app) => expect(cards(app)).toHaveCount(12)),
    {
      name: 'the filters',
      to: 959,
      open: ({ page }) => page.getByRole('button', { name: 'Filters', expanded: false }).click(),
      close: ({ page }) => page.getByRole('button', { name: 'Filters', expanded: true }).click()
    },
    address('what matches a search', '?q=night', /^\d+ templates?$/),
    address('no match', '?q=neon%20dodo', /^No templates match/),
    alike(address('no favorites yet', '?favorites=1', 'No favorites yet')),
    alike(address('none of one’s own yet', '?own=1', 'No templates of your own yet')),
    address('a link to a template that is not here', '?template=no-such', /is not on this device/),
    { name: 'a template', open: openDetails },
    {
      ...menu('a template’s actions', (app) => app.dialog.getByRole('button', { name: /^Actions for/ })),
      open: async (app) => {
        await openDetails(app);
        await app.dialog.getByRole('button', { name: /^Actions for/ }).click();
        await expect(app.page.getByRole('menu')).toBeVisible();
      },
      close: async (app) => {
        await app.page.keyboard.press('Escape');
        await expect(app.page.getByRole('menu')).toHaveCount(0);
        await closeDialog(app);
      }
    },
    menu('the actions of a card', actionsOf),
    {
      ...alike(menu('the menu under a right click', actionsOf)),
      open: async (app) => {
        await app.page.getByRole('main').locator('h3 a').nth(1).click({ button: 'right' });
        await expect(app.page.getByRole('menu')).toBeVisible();
      }
    },
    alike(
      menu('what a new template begins with', ({ page }) =>
        page.getByRole('button', { name: 'New template' })
      )
    ),
    menu('the menu More', ({ page }) =>
      page.getByRole('main').getByRole('button', { name: 'More', exact: true })
    ),
    { name: 'a template from the prompt', open: write('From the prompt in the builder') },
    {
      name: 'a template without a name',
      open: write('From scratch', (app) => app.dialog.getByRole('button', { name: 'Save template' }).click())
    }
  ]
};

const chosen = ({ page }: AppPage) => page.getByRole('region', { name: 'Selected templates' });

export const librarySelection: Scene = {
  name: 'chosen templates',
  path: '/library',
  prepare: async (app) => {
    await expect(cards(app)).toHaveCount(12);
    for (const place of [0, 1, 5]) {
      await app.page
        .getByRole('checkbox', { name: /^Select / })
        .nth(place)
        .check({ force: true });
    }
  },
  views: [
    resting('the bar of what is chosen', (app) => expect(chosen(app)).toContainText('3 selected')),
    menu('what is done to them', (app) => chosen(app).getByRole('button', { name: 'Actions' }), { to: 767 }),
    resting('the bar at the end of the page', ({ page }) =>
      page
        .getByRole('contentinfo')
        .or(page.getByRole('link', { name: 'Contact' }))
        .last()
        .scrollIntoViewIfNeeded()
    )
  ]
};
