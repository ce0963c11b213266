import * as z from 'zod';
import type { AppPage } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

async function openGuide(app: AppPage): Promise<void> {
  await app.command('Go: Go to JSON prompting');
  await isOpen(app);
}

async function isOpen(app: AppPage): Promise<void> {
  await expect(app.page.getByRole('heading', { level: 1, name: 'JSON prompting for video' })).toBeFocused();
  await expect(app.json).toBeVisible();
}

async function replaceAll(app: AppPage, text: string): Promise<void> {
  await app.json.click();
  await app.press('Mod+a');
  await app.page.keyboard.insertText(text);
}

const readPrompt = async (app: AppPage) => JSON.parse(await app.readEditor()) as Record<string, unknown>;
const button = (app: AppPage, name: string) => app.page.getByRole('button', { name, exact: true });

test('fields and JSON follow each other, errors are named by their line, and the example keeps to the schema', async ({
  app
}) => {
  await openGuide(app);
  await app.page.getByText('Read the schema itself').click();
  const schemaText = await app.page.getByRole('region', { name: 'JSON Schema' }).textContent();
  const schema = z.fromJSONSchema(JSON.parse(schemaText ?? '{}'));
  const example = await readPrompt(app);
  expect(schema.safeParse(example).success).toBe(true);
  expect(schema.safeParse({ ...example, duration: 'ten' }).success).toBe(false);
  await expect(
    app.page.getByText('How the camera moves. One move for a shot.', { exact: true })
  ).toBeVisible();

  const text = JSON.stringify({ ...(await readPrompt(app)), concept: 'Not yet', duration: 'ten' }, null, 2);
  const line = text.split('\n').findIndex((row) => row.includes('"duration"')) + 1;
  await replaceAll(app, text);
  await expect(button(app, `Line ${line} duration must be a number`)).toBeVisible();
  await expect(app.field('Concept')).toHaveValue(/^A night baker/);
  await app.type('Main subject', 'a boy with a lantern');
  await expect(button(app, `Line ${line} duration must be a number`)).toBeVisible();

  await button(app, 'Discard and show the fields').click();
  await expect(app.page.getByText(`Line ${line}`)).toHaveCount(0);
  expect(await readPrompt(app)).toMatchObject({ mainSubject: 'a boy with a lantern', duration: 8 });

  await button(app, 'Start over').click();
  await replaceAll(app, JSON.stringify({ ...example, concept: 'From JSON', lens: { focal: 35 } }));
  await expect(app.field('Concept')).toHaveValue('From JSON');
  await app.type('Concept', 'From the field');
  expect(await readPrompt(app)).toMatchObject({ concept: 'From the field', lens: { focal: 35 } });
  await expect(app.page.getByRole('region', { name: 'Fields', exact: true })).toContainText(
    'From the field.'
  );

  await app.page.getByRole('radio', { name: 'Output' }).check();
  await app.type('Duration', '6');
  expect(await readPrompt(app)).toMatchObject({ duration: 6 });
});

test('undo goes over both sides and leaves the builder alone, and what opens there is one step', async ({
  app
}) => {
  await app.type('Concept', 'In the builder');
  await openGuide(app);
  const example = await readPrompt(app);
  await app.type('Concept', 'Typed');
  await replaceAll(app, JSON.stringify({ ...example, concept: 'Pasted' }));
  await expect(app.field('Concept')).toHaveValue('Pasted');
  await button(app, 'Undo in this editor').click();
  await expect(app.field('Concept')).toHaveValue('Typed');
  await app.field('Concept').press('Control+z');
  await expect(app.field('Concept')).toHaveValue(/^A night baker/);
  await app.field('Concept').press('Control+Shift+z');
  await expect(app.field('Concept')).toHaveValue('Typed');
  await button(app, 'Start over').click();
  expect(await readPrompt(app)).toEqual(example);
  await app.go('Builder');
  await expect(app.field('Concept')).toHaveValue('In the builder');

  const before = await app.readJson();
  await app.page.getByRole('link', { name: 'About JSON prompting' }).click();
  await isOpen(app);
  await app.type('Concept', 'From the guide');
  const typed = await readPrompt(app);
  await button(app, 'Open in builder').first().click();
  await expect(app.field('Concept')).toHaveValue('From the guide');
  expect(await app.readJson()).toEqual(typed);
  await app.command('Edit: Undo');
  expect(await app.readJson()).toEqual(before);

  await openGuide(app);
  await button(app, 'Start over').click();
  const models = app.page.getByRole('combobox', { name: 'Model', exact: true });
  await expect(models).toHaveValue('veo-3.1');
  await expect(app.page.getByText('JSON by habit, not by rule.')).toBeVisible();
  await models.selectOption({ label: 'Runway Gen-4.5' });
  await expect(app.page.getByText('Prose first.')).toBeVisible();
  await expect(app.page.getByRole('region', { name: 'JSON for Runway Gen-4.5' })).not.toContainText(
    'always yours'
  );
  await expect(app.page.getByRole('listitem').filter({ hasText: 'Dropped' }).first()).toBeVisible();
  await expect(app.page.getByText('Resolution: 1080p → 720p')).toBeVisible();
  await button(app, 'Open this in builder').click();
  expect(await app.readJson()).toMatchObject({ model: 'runway-gen4.5', resolution: '720p' });
});

test('keeps what was typed, finished or not, through a restart', { tag: '@desktop' }, async ({
  app,
  restart
}) => {
  await openGuide(app);
  await app.type('Concept', 'Kept');
  await replaceAll(app, '{ "concept": ');
  await expect(app.page.getByText('This is not a prompt yet')).toBeVisible();
  const again = await restart();
  await again.go('Builder');
  await openGuide(again);
  await expect(again.field('Concept')).toHaveValue('Kept');
  expect(await again.readEditor()).toBe('{ "concept": ');
  await expect(again.page.getByText('This is not a prompt yet')).toBeVisible();
});
