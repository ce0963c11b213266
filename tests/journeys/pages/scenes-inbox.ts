import { expect, type Locator } from '@playwright/test';
import type { ShowcaseEntry } from '#shared/domain/market/showcase.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { AppPage } from './app-page.ts';
import { closeDialog, goTo, leave, resting, type Scene, type View } from './scene.ts';

/** A form begun a while ago: one sent at once is taken for a program's. */
const begun = {
  values: {
    name: 'Ada',
    email: 'ada@example.com',
    topic: 'problem',
    message: 'The preview stays black on my screen.'
  },
  beganAt: Date.UTC(2026, 0, 1)
};

async function send(app: AppPage): Promise<void> {
  await app.page.evaluate((kept) => localStorage.setItem('reelwright.contact', JSON.stringify(kept)), begun);
  await goTo(app, '/contact');
  await expect(app.page.getByLabel('Your name')).toHaveValue('Ada');
  await app.page.getByRole('button', { name: 'Send message' }).click();
}

const pill = ({ page }: AppPage) => page.getByRole('contentinfo').getByRole('link', { name: /waits?$/ });

export const contactScreen: Scene = {
  name: 'a message to the operator',
  path: '/faq',
  // Mocked responses are served offline too.
  prepare: ({ page }) =>
    page.route('**/api/v1/contact', async (route) => {
      const isOnline = await page.evaluate(() => navigator.onLine);
      await (isOnline ? route.fulfill({ json: { id: 'msg_1' } }) : route.abort());
    }),
  views: [
    {
      name: 'mistakes',
      open: async (app) => {
        await goTo(app, '/contact');
        await app.page.getByRole('button', { name: 'Send message' }).click();
        await expect(app.page.getByLabel('Your name')).toBeFocused();
      },
      close: leave
    },
    {
      name: 'a message that was sent',
      open: async (app) => {
        await send(app);
        await expect(app.page.getByText('Your message has arrived.')).toBeVisible();
      },
      close: leave
    },
    {
      name: 'a message that waits',
      open: async (app) => {
        await app.page.context().setOffline(true);
        await send(app);
        await expect(pill(app)).toBeVisible();
      },
      close: async (app) => {
        await app.page.context().setOffline(false);
        await expect(pill(app)).toHaveCount(0);
        await leave(app);
      }
    }
  ]
};

const entry = (id: string, change: Partial<ShowcaseEntry>): ShowcaseEntry => ({
  id,
  title: 'Paper boat',
  creator: 'Ada',
  model: 'veo-3.1',
  note: '',
  video: { host: 'youtube', id: 'aqz-KE-bpKQ', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
  data: { ...defaultPromptData, concept: 'A paper boat sails down a gutter.' },
  approvedAt: Date.UTC(2026, 0, 1),
  ...change
});
const entries = [
  entry('shw_1', { note: 'The boat was the hard part: it took nine tries until it stayed afloat.' }),
  entry('shw_2', {
    title: 'A title as long as a title can be, about everything that happens in the film and then some more',
    creator: 'Somebody with a rather long name of their own',
    video: { host: 'vimeo', id: '76979871', url: 'https://vimeo.com/76979871' }
  }),
  entry('shw_3', { title: 'Gutter', model: '', data: { ...defaultPromptData, mainSubject: 'A gutter' } })
];

const propose = (more: (opened: Locator) => Promise<unknown>): View['open'] => {
  return async (app) => {
    await app.page.getByRole('button', { name: 'Add to showcase' }).click();
    await expect(app.dialog).toBeVisible();
    await more(app.dialog);
  };
};

export const showcaseScreen: Scene = {
  name: 'the showcase',
  path: '/',
  prepare: async (app) => {
    await app.page.route('**/api/v1/showcase*', (route) =>
      route.fulfill({ json: { items: entries, nextCursor: null } })
    );
    await goTo(app, '/produced');
  },
  views: [
    resting('its videos, with a prompt open', async ({ page }) => {
      await expect(page.getByRole('heading', { name: 'Gutter' })).toBeVisible();
      const closed = page.getByRole('main').locator('details:not([open]) > summary');
      if ((await closed.count()) === entries.length) await closed.first().click();
    }),
    {
      name: 'proposing nothing',
      open: propose((opened) =>
        expect(opened.getByRole('button', { name: 'Propose the video' })).toBeDisabled()
      )
    },
    {
      name: 'proposing with mistakes',
      open: async (app) => {
        await goTo(app, '/');
        await app.type('Concept', 'A paper boat');
        await goTo(app, '/produced');
        const act = (name: string) => app.dialog.getByRole('button', { name }).click();
        await propose(() => act('Propose the video'))(app);
        await expect(app.dialog.getByLabel('Address of the video')).toBeFocused();
      },
      close: async (app) => {
        await closeDialog(app);
        await goTo(app, '/');
        await app.type('Concept', '');
        await goTo(app, '/produced');
      }
    }
  ]
};
