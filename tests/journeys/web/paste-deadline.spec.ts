import { expect, test } from '../pages/test.ts';

const worker = /\/paste-worker-[^/]*\.js/;
/** In place of the reader: it starts, and comes to no end with the first text. */
const endless = "addEventListener('message', () => { for (;;); }); postMessage('ready');";
const note = 'This text took too long to read. All of it goes into the concept.';

test('a text that takes too long to read leaves the page responsive, and is kept whole', async ({ app }) => {
  const { page } = app;
  await page.route(worker, (route) => route.fulfill({ contentType: 'text/javascript', body: endless }));
  await app.type('Concept', 'My own idea');
  await app.press('Mod+Alt+v');
  const dialog = page.getByRole('dialog', { name: 'Paste a prompt' });
  const box = dialog.getByRole('textbox', { name: 'Your text' });
  await expect(box).toBeFocused();

  // Counts the frames that are drawn until the note is there: a page that waits for the reader draws one or two.
  const frames = page.evaluate(
    (notified) =>
      new Promise<number>((resolve) => {
        let drawn = 0;
        const look = () => {
          drawn += 1;
          if (document.body.innerText.includes(notified)) resolve(drawn);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    note
  );
  await box.fill('Subject: a fox\nMood: tense');
  await expect(dialog).toContainText(note);
  expect(await frames).toBeGreaterThan(5);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Subject: a fox' })).toContainText('Concept');
  await dialog.getByRole('button', { name: 'Use these fields' }).click();
  await expect(app.field('Concept')).toHaveValue('Subject: a fox\nMood: tense');
  await expect(app.field('Main subject')).toHaveValue('');

  await page.unroute(worker);
  await app.press('Mod+Alt+v');
  await box.fill('Subject: a lamp');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'a lamp' })).toContainText('Main subject');
  await expect(dialog).not.toContainText(note);
  expect(page.workers().map((running) => running.url())).toEqual([expect.stringMatching(worker)]);
});

test('where no worker can be started, the text is read in the page', async ({ app }) => {
  const { page } = app;
  await page.route(worker, (route) => route.abort());
  await app.press('Mod+Alt+v');
  const dialog = page.getByRole('dialog', { name: 'Paste a prompt' });
  await dialog.getByRole('textbox', { name: 'Your text' }).fill('Subject: a lamp');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'a lamp' })).toContainText('Main subject');
});
