import { expect, test } from '../pages/test.ts';
import type { AppPage } from '../pages/app-page.ts';

const dialogOf = ({ page }: AppPage) => page.getByRole('dialog', { name: 'Paste a prompt' });
const rowOf = (app: AppPage, label: string) =>
  dialogOf(app)
    .getByRole('listitem')
    .filter({ has: app.page.getByRole('checkbox', { name: label, exact: true }) });

async function paste(app: AppPage, text: string): Promise<void> {
  await app.press('Mod+Alt+v');
  const box = dialogOf(app).getByRole('textbox', { name: 'Your text' });
  await expect(box).toBeFocused();
  await box.fill(text);
}

const use = (app: AppPage) => dialogOf(app).getByRole('button', { name: 'Use these fields' }).click();

/** Lets go of a text, or of files, over the page. */
const drop = ({ page }: AppPage, given: { text: string; name?: string; bytes?: number }) =>
  page.evaluate(({ text, name, bytes }) => {
    const transfer = new DataTransfer();
    const content = bytes === undefined ? text : new Uint8Array(bytes).fill(0xff);
    if (name === undefined) transfer.setData('text/plain', text);
    else transfer.items.add(new File([content], name));
    const at = document.querySelector('main h1, main') ?? document.body;
    at.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, given);

const prose =
  'Low angle tracking shot of a courier in a yellow helmet racing through a narrow alley. Handheld camera, muted colors, tense mood. SFX: tyres hiss.';

test('prose, a list, YAML and JSON become fields, after showing what was understood and what that replaces', {
  tag: '@desktop'
}, async ({ app }) => {
  await app.type('Concept', 'My own idea');
  await paste(app, prose);
  const dialog = dialogOf(app);
  await expect(rowOf(app, 'Main subject')).toContainText('a courier in a yellow helmet');
  // Read off the page's thread, in the browser and from the app's own files.
  expect(app.page.workers().map((worker) => worker.url())).toEqual([
    expect.stringContaining('/paste-worker-')
  ]);
  await expect(rowOf(app, 'Main subject')).toContainText('A guess');
  await expect(rowOf(app, 'Mood')).toContainText('Uplifting → Tense');
  await expect(rowOf(app, 'Mood')).toContainText('Likely');
  await expect(rowOf(app, 'Sound effects')).toContainText('Sure');
  await expect(dialog).toContainText(/so emptied: Concept/);
  await expect(app.page.locator('#field-concept')).toHaveValue('My own idea');

  await use(app);
  await app.openGroups();
  await expect(app.field('Main subject')).toHaveValue('a courier in a yellow helmet');
  await expect(app.field('Concept')).toHaveValue('');
  await app.command('Edit: Undo');
  await expect(app.field('Concept')).toHaveValue('My own idea');
  await expect(app.field('Main subject')).toHaveValue('');

  await app.command('Prompt: Reset to defaults');
  await paste(app, '- **Subject:** a fox\n- **Mood:** tense\n- **Lens:** 85mm');
  await dialogOf(app).getByRole('checkbox', { name: 'Mood' }).uncheck();
  await expect(rowOf(app, 'Mood')).toContainText('Stays “Uplifting”');
  await use(app);
  await app.openGroups();
  await expect(app.field('Main subject')).toHaveValue('a fox');
  await expect(app.field('Mood')).toHaveValue('Uplifting');
  await expect(app.field('Additional parameters')).toHaveValue('Lens: 85mm. Mood: Tense');

  await app.command('Prompt: Reset to defaults');
  await app.type('Main subject', 'My own fox');
  await paste(app, 'scene:\n  subject: a heron\n  action: lifts off\n  location: a frozen lake\n');
  await dialogOf(app).getByRole('radio', { name: 'Fill only empty fields' }).check();
  await expect(rowOf(app, 'Main subject')).toContainText('Stays “My own fox”');
  await use(app);
  await expect(app.field('Main subject')).toHaveValue('My own fox');
  await expect(app.field('Action')).toHaveValue('lifts off');
  await app.openGroups();
  await expect(app.field('Additional parameters')).toHaveValue(/a heron/);
  await app.command('Edit: Undo');
  await expect(app.field('Action')).toHaveValue('');
  await expect(app.field('Main subject')).toHaveValue('My own fox');

  await app.command('Prompt: Reset to defaults');
  const json = { shot: { subject: 'a cat\u202Egpj', camera: { movement: 'pan left' } }, seed: 7 };
  await paste(app, JSON.stringify(json));
  await expect(rowOf(app, 'Camera movement')).toContainText(/pan left/i);
  await expect(dialogOf(app)).toContainText('right-to-left override (U+202E)');
  await expect(dialogOf(app).getByRole('region', { name: 'Additional parameters' })).toContainText('7');
  await use(app);
  await app.openGroups();
  await expect(app.field('Main subject')).toHaveValue('a catgpj');
});

test('what is dropped or pasted into the concept is offered, and what cannot be a prompt says why', async ({
  app
}) => {
  await drop(app, { text: 'Subject: a tin robot\nMood: playful', name: 'robot.txt' });
  await expect(dialogOf(app)).toContainText('robot.txt');
  await expect(rowOf(app, 'Main subject')).toContainText('a tin robot');
  await app.press('Escape');
  await expect(dialogOf(app)).toHaveCount(0);

  await drop(app, { text: 'Subject: a lamp', name: 'one.md' });
  await drop(app, { text: 'Subject: a kite', name: 'two.yaml' });
  await expect(dialogOf(app)).toContainText('one.md · one more comes after this');
  await app.press('Escape');
  await expect(dialogOf(app)).toContainText('two.yaml');
  await expect(rowOf(app, 'Main subject')).toContainText('a kite');
  await app.press('Escape');
  await expect(dialogOf(app)).toHaveCount(0);

  await drop(app, { text: 'Subject: a paper boat' });
  await expect(rowOf(app, 'Main subject')).toContainText('a paper boat');
  await app.press('Escape');

  await drop(app, { text: '', name: 'photo.png', bytes: 2000 });
  await expect(app.page.getByText('photo.png is not text').first()).toBeVisible();
  await drop(app, { text: '', name: 'film.mov', bytes: 6 * 1024 * 1024 });
  await expect(app.page.getByText('film.mov is too large to be a prompt').first()).toBeVisible();

  await paste(app, 'Subject: a fox');
  await app.page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', '{"a":['.repeat(875_000));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    );
  });
  await expect(dialogOf(app).getByRole('alert')).toContainText('This is too long to be a prompt');
  await expect(dialogOf(app).getByRole('textbox', { name: 'Your text' })).toHaveValue('Subject: a fox');

  const box = dialogOf(app).getByRole('textbox', { name: 'Your text' });
  await box.fill('holiday.mp4');
  await expect(dialogOf(app)).toContainText('This is only a file name');
  await box.fill(`{"a":${'['.repeat(500)}1`);
  await expect(dialogOf(app)).toContainText('This is nested too deeply to be a prompt.');
  await box.fill('?!');
  await expect(dialogOf(app)).toContainText('There is no text in this.');
  await expect(dialogOf(app).getByRole('button', { name: 'Use these fields' })).toBeDisabled();
  await app.press('Escape');
  await expect(dialogOf(app)).toHaveCount(0);

  await app.field('Concept').focus();
  await app.page.evaluate(() => {
    const text = 'Subject: a diver\nSetting: a flooded cave';
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
    );
    document.execCommand('insertText', false, text);
  });
  await app.page.getByRole('button', { name: 'Turn this into fields' }).click();
  await expect(rowOf(app, 'Main subject')).toContainText('a diver');
  await use(app);
  await expect(app.field('Setting')).toHaveValue('a flooded cave');
  await expect(app.field('Concept')).toHaveValue('');
});
