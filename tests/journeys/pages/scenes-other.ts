import { expect } from '@playwright/test';
import { isPrerenderedPage, type PageName, pageNames, paths } from '#shared/contract/paths.ts';
import { visitor } from '#shared/domain/people/actor.ts';
import { can } from '#shared/domain/people/permissions.ts';
import type { AppPage } from './app-page.ts';
import { alike, dialog, goTo, resting, type Scene, type View } from './scene.ts';

const moreSheet: View = {
  name: 'the sheet More',
  to: 639,
  open: async (app) => {
    await app.page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' }).click();
    await expect(app.dialog.getByRole('link').first()).toBeVisible();
  }
};

const openAll = async ({ page }: AppPage) => {
  const closed = page.getByRole('main').locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
};

export const planScreen: Scene = {
  name: 'the clip plan',
  path: '/',
  prepare: async (app) => {
    await app.openGroups();
    await app.type('Main subject', 'Ada, a harbour pilot');
    await app.type(
      'Action',
      'She climbs aboard. She takes the wheel. The ship turns. Gulls rise. The light dims.'
    );
    await app.type('Dialogue', 'Ada: We sail at dawn. Hold her steady.');
    await app.type('Duration', '40');
    await app.type('Model', 'veo-3.1');
    await app.isSaved();
    await goTo(app, '/plan');
    await expect(app.page.getByRole('list', { name: 'Clips' })).toBeVisible();
  },
  views: [
    resting('the clips'),
    resting('a clip’s finished prompt', ({ page }) =>
      page
        .getByRole('button', { name: 'Finished prompt of clip 1', exact: true, expanded: false })
        .or(page.getByRole('heading', { level: 1 }))
        .first()
        .click()
    ),
    resting('a clip that is not taken', async ({ page }) => {
      const merge = page.getByRole('button', { name: 'Merge clip 2 with the next' });
      const troubles = page.getByRole('region', { name: 'What to look at' });
      if (!(await troubles.isVisible())) await merge.click();
      await expect(troubles).toBeVisible();
    })
  ]
};

export const guideScreen: Scene = {
  name: 'the guide to JSON',
  path: '/json-video-prompting',
  views: [
    resting('the guide'),
    resting('the guide with all of it open', openAll),
    {
      name: 'the choices of a field',
      open: async (app) => {
        await app.page.getByRole('radio', { name: 'Camera' }).check();
        await app.page
          .getByRole('button', { name: /^Choose / })
          .first()
          .click();
        await expect(app.dialog.getByRole('combobox')).toBeVisible();
      }
    }
  ]
};

const tools: readonly PageName[] = ['builder', 'library', 'plan', 'jsonPrompting'];
const hrefOf = (name: PageName): string => paths[name].getHref('ada');

const screen = (name: string, path: string, more: View['open'] = openAll): View =>
  resting(name, async (app) => {
    const left = await app.page.title();
    await goTo(app, path);
    await expect(app.page).not.toHaveTitle(left);
    await expect(app.page.getByRole('heading', { level: 1 })).toBeFocused();
    await more(app);
  });

const isOpen = (name: PageName): boolean => can(visitor, paths[name].access);
const toRead = pageNames.filter((name) => isPrerenderedPage(name) && !tools.includes(name));

export const pagesToRead: Scene = {
  name: 'the pages to read',
  path: '/library',
  views: toRead.map((name) => screen(hrefOf(name), hrefOf(name)))
};

export const closedScreens: Scene = {
  name: 'the screens of accounts and trade',
  path: '/faq',
  views: [
    // One guard stands before every screen that asks to sign in, and says the same.
    screen(hrefOf('seller'), hrefOf('seller')),
    screen('a listing that is being written', hrefOf('createListing'), async ({ page }) => {
      await page.getByRole('button', { name: 'Use the prompt in the builder' }).click();
      await expect(page.getByRole('heading', { name: 'As buyers see it' })).toBeVisible();
    }),
    screen('an address that leads nowhere', '/nowhere'),
    // Of the others, those that are open are looked at in a scene of their own too.
    ...pageNames
      .filter((name) => isOpen(name) && !tools.includes(name) && !toRead.includes(name))
      .map((name) => alike(screen(hrefOf(name), hrefOf(name))))
  ]
};

export const firstSteps: Scene = {
  name: 'the first steps',
  path: '/',
  views: [
    resting('what one would like to do', ({ page }) =>
      expect(page.getByRole('region', { name: 'What would you like to do?' })).toBeVisible()
    ),
    {
      name: 'six to start from',
      open: ({ page }) => page.getByRole('button', { name: 'Make a prompt' }).click(),
      close: ({ page }) => page.getByRole('button', { name: 'Back to the choices' }).click()
    }
  ]
};

const settings = (name: string, typed: string): View => ({
  ...dialog('View: Open settings', (opened) => opened.getByRole('searchbox').fill(typed)),
  name
});

export const settingsDialogs: Scene = {
  name: 'the settings',
  path: '/library',
  views: [
    dialog('View: Open settings'),
    settings('the settings of privacy', 'privacy'),
    alike(settings('the settings about data', 'data')),
    settings('no setting', 'no such thing'),
    {
      ...dialog('View: Open settings', async (opened) => {
        await opened.getByRole('button', { name: 'Erase everything…' }).click();
        await opened.page().getByRole('button', { name: 'Erase everything', exact: true }).click();
        await expect(opened.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
      }),
      name: 'erasing everything, not confirmed'
    },
    dialog('View: Open notifications'),
    moreSheet
  ]
};
