import { expect } from '@playwright/test';
import { goTo, resting, type Scene } from './scene.ts';
import { enter } from './scenes-account.ts';

/** The seller area of somebody who does not sell yet, and the application to sell. */
export const applying: Scene = {
  name: 'applying to sell',
  path: '/faq',
  prepare: async (app) => {
    await enter(app);
    await goTo(app, '/my-profile');
    await expect(app.page.getByRole('switch').first()).toBeVisible();
  },
  views: [
    resting('no seller yet', async (app) => {
      await goTo(app, '/seller');
      await expect(app.page.getByRole('heading', { name: 'You are not a seller yet' })).toBeVisible();
    }),
    resting('no prompt for a listing yet', async (app) => {
      await goTo(app, '/seller/create-prompt');
      await expect(app.page.getByRole('button', { name: 'Use the prompt in the builder' })).toBeVisible();
    }),
    resting('an application with mistakes', async (app) => {
      await goTo(app, '/become-a-seller');
      const main = app.page.getByRole('main');
      await main.getByRole('button', { name: 'Become a seller' }).click();
      await expect(main.getByText('Choose your country.')).toBeVisible();
    })
  ]
};
