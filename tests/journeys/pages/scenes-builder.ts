import { expect } from '@playwright/test';
import type { AppPage } from './app-page.ts';
import { alike, closeDialog, dialog, menu, resting, type Scene, type View, withoutMatch } from './scene.ts';

const phone = { to: 639 };
const roomy = { from: 960 };

export async function fillPrompt(app: AppPage): Promise<void> {
  await app.openGroups();
  await app.type('Concept', 'A harbour at night');
  await app.type('Dialogue', 'Ada: We sail at dawn.');
}

const showTab = (
  name: 'Edit' | 'Preview' | 'JSON' | 'Changes' | 'Prompt',
  rest: Partial<View> = {}
): View => ({
  ...resting(`the tab ${name}`, ({ page }) => page.getByRole('tab', { name, exact: true }).click()),
  ...rest
});

const picker = (field: string, more: (app: AppPage) => Promise<unknown> = async () => {}): View => ({
  name: `the choices of ${field}`,
  open: async (app) => {
    await app.page
      .getByRole('main')
      .getByRole('button', { name: `Choose ${field}` })
      .click();
    await expect(app.dialog.getByRole('combobox')).toBeVisible();
    await more(app);
  }
});

/** The frame around the tabs is judged with the form. */
const inTabs = { part: '[role=tablist], [role=tabpanel]' };

const fitCheck = ({ page }: AppPage) => page.getByRole('region', { name: 'Fit check' });

export const builderScreen: Scene = {
  name: 'the builder',
  path: '/',
  prepare: fillPrompt,
  views: [
    showTab('Edit', phone),
    resting('the form', ({ page }) => expect(page.getByRole('main')).toBeVisible()),
    {
      name: 'every suggestion',
      open: async ({ page }) => {
        const more = page.getByRole('button', { name: /^Show all \d+/ });
        while ((await more.count()) > 0) await more.first().click();
      },
      close: async ({ page }) => {
        const less = page.getByRole('button', { name: 'Show fewer' });
        while ((await less.count()) > 0) await less.first().click();
      }
    },
    picker('Camera movement'),
    picker('Model'),
    alike(picker('Mood', (app) => app.dialog.getByRole('combobox').fill('no such mood'))),
    showTab('Preview', phone),
    showTab('JSON', inTabs),
    showTab('Changes', { ...inTabs, from: 960 }),
    showTab('Prompt', { ...inTabs, from: 960 }),
    {
      name: 'the fit check',
      part: '[aria-label="Fit check"]',
      from: 640,
      open: (app) => fitCheck(app).getByRole('button', { expanded: false }).first().click(),
      close: (app) => fitCheck(app).getByRole('button', { expanded: true }).first().click()
    },
    menu('the menu More', ({ page }) =>
      page.getByRole('main').getByRole('button', { name: 'More', exact: true })
    ),
    alike(menu('the menu Copy as', ({ page }) => page.getByRole('button', { name: 'Copy as…' }))),
    {
      name: 'what random fill keeps to',
      open: async (app) => {
        await app.command('Prompt: Random fill options');
        await app.dialog.getByRole('textbox', { name: 'Seed' }).fill('no seed');
      }
    },
    {
      name: 'a tip',
      ...roomy,
      open: async ({ page }) => {
        await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).hover();
        await expect(page.getByRole('tooltip')).toBeVisible();
      },
      close: async ({ page }) => {
        await page.mouse.move(5, 5);
        await expect(page.getByRole('tooltip')).toHaveCount(0);
      }
    }
  ]
};

export const finders: Scene = {
  name: 'what opens over the builder',
  path: '/',
  prepare: fillPrompt,
  views: [
    ...(
      [
        ['the palette', 'Mod+k', 'no such command'],
        ['the switcher', 'Mod+p', 'no such template']
      ] as const
    ).flatMap(([name, keys, nonsense]) =>
      ['', nonsense].map(
        (typed): View => ({
          name: typed === '' ? name : `${name} without a match`,
          isSameElsewhere: keys === 'Mod+p',
          open: async (app) => {
            await app.press(keys);
            await app.dialog.getByRole('combobox').fill(typed);
          }
        })
      )
    ),
    dialog('Help: Keyboard shortcuts'),
    dialog('View: Open history'),
    dialog('View: Open templates', (opened) => expect(opened.getByRole('listitem').first()).toBeVisible()),
    withoutMatch('View: Open templates'),
    dialog('View: Show your activity'),
    dialog('View: Models and prices'),
    dialog('View: Models and prices', async (opened) => {
      await opened.getByRole('searchbox', { name: 'Search models' }).fill('google 3.1');
      await opened.getByRole('button', { name: /^Veo 3\.1 Google/ }).click();
      for (const fact of await opened.locator('summary').all()) await fact.click();
      await opened.getByRole('button', { name: /^Change the price of Veo 3\.1, 720p with sound/ }).click();
      const own = opened.getByRole('textbox', { name: /^Your price/ });
      await own.fill('nothing');
      await own.press('Enter');
    }),
    withoutMatch('View: Models and prices'),
    dialog('Prompt: Save as template'),
    dialog('Prompt: Save as template', async (opened) => {
      await opened.getByRole('textbox', { name: 'Template name' }).fill('');
      await opened.getByRole('button', { name: 'Save template' }).click();
    })
  ]
};

const comparison = ({ page }: AppPage) =>
  page.getByRole('main').getByRole('region', { name: 'Compare models', exact: true });

/** On a wide window it is no dialog, and stays while one types. */
const comparisonBelow: View = {
  name: 'the comparison below the form',
  from: 1280,
  open: async (app) => {
    await app.command('View: Compare models');
    await comparison(app).getByRole('button', { name: 'Add a model' }).click();
    await comparison(app).getByRole('tab', { name: 'API request' }).last().click();
  },
  close: async (app) => {
    await comparison(app).getByRole('button', { name: 'Close the comparison' }).click();
    await expect(comparison(app)).toHaveCount(0);
  }
};

export const comparing: Scene = {
  name: 'models, matrix and pasted text',
  path: '/',
  prepare: fillPrompt,
  views: [
    comparisonBelow,
    {
      ...dialog('View: Compare models', (opened) => expect(opened.getByRole('region').first()).toBeVisible()),
      to: 1279
    },
    {
      ...dialog('View: Compare models', async (opened) => {
        await opened.getByRole('tab', { name: 'API request' }).last().click();
      }),
      to: 1279
    },
    alike(dialog('Prompt: Paste a prompt')),
    dialog('Prompt: Paste a prompt', async (opened) => {
      await opened.getByRole('textbox').fill('A fox runs.\nMood: tense\nLens: 85mm\u202E');
      await expect(opened.getByRole('checkbox', { name: 'Mood' })).toBeChecked();
    }),
    dialog('Prompt: Paste a prompt', (opened) => opened.getByRole('textbox').fill('['.repeat(300))),
    dialog('Prompt: Make a matrix', async (opened) => {
      const change = opened.getByRole('button', { name: 'Change the fields' });
      if (await change.isVisible()) await change.click();
      const remove = opened.getByRole('button', { name: /^Do not vary/ });
      while ((await remove.count()) > 0) await remove.first().click();
    }),
    dialog('Prompt: Make a matrix', async (opened) => {
      for (const [field, value] of [
        ['Aspect ratio', '9:16'],
        ['Duration', '8']
      ] as const) {
        await opened.getByRole('button', { name: field }).click();
        const box = opened.getByRole('textbox', { name: field });
        await box.fill(value);
        await box.press('Enter');
      }
      await opened.getByRole('combobox', { name: 'Another field' }).selectOption('Setting');
    }),
    dialog('Prompt: Make a matrix', async (opened) => {
      await opened.getByRole('button', { name: 'Do not vary Setting' }).click();
      await opened.getByRole('button', { name: 'Make the matrix' }).click();
      await expect(opened.getByRole('heading', { name: '4 prompts' })).toBeVisible();
    }),
    {
      ...menu('the matrix’s exports', (app) => app.dialog.getByRole('button', { name: 'Export all 4' })),
      open: async (app) => {
        await app.command('Prompt: Make a matrix');
        await app.dialog.getByRole('button', { name: 'Export all 4' }).click();
        await expect(app.page.getByRole('menu')).toBeVisible();
      },
      close: async (app) => {
        await app.page.keyboard.press('Escape');
        await expect(app.page.getByRole('menu')).toHaveCount(0);
        await closeDialog(app);
      }
    }
  ]
};
