import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from '#shared/contract/commands.ts';
import { shotChecklist } from '#shared/domain/craft/prompt/checklist/checklist.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { promptFields, promptGroups } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { expect, test } from '../pages/test.ts';
import type { AppPage } from '../pages/app-page.ts';
import { listVisibleWords } from '../pages/visible-words.ts';

const folder = join(import.meta.dirname, '../../../src/renderer/src/messages');

function readTexts(language: string): Map<string, string> {
  const files = readdirSync(join(folder, language)).filter((name) => name.endsWith('.json'));
  const texts = files.map((name) => JSON.parse(readFileSync(join(folder, language, name), 'utf8')) as object);
  return new Map(texts.flatMap((text) => Object.entries(text) as [string, string][]));
}

const spanish = readTexts('es');
const english = new Map([
  ...readTexts('en'),
  ...commands.map(({ id, title }) => [`command.${id}`, title] as const),
  ...promptFields.map(({ name, label }) => [`field.${name}`, label] as const),
  ...promptGroups.map(({ id, label }) => [`group.${id}`, label] as const),
  ...shotChecklist(defaultPromptData).map(({ id, label }) => [`check.${id}`, label] as const)
]);
const saidInSpanish = new Set(spanish.values());
/** In a list of languages each is called by its own name, whatever it is called elsewhere. */
const ownName = 'English';
/** Sentences that stand otherwise in Spanish, and are none of its words. */
const onlyEnglish = new Set(
  [...english].flatMap(([id, text]) => (spanish.get(id) === text || saidInSpanish.has(text) ? [] : [text]))
);

async function isInSpanish({ page }: AppPage, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect
    .poll(async () =>
      (await listVisibleWords(page)).filter((text) => text !== ownName && onlyEnglish.has(text))
    )
    .toEqual([]);
}

test('another language is shown at once and everywhere, also after a restart, and English comes back', {
  tag: '@desktop'
}, async ({ app, restart }) => {
  await app.type('Concept', 'A lighthouse keeper finds a bottle');
  const settings = await app.open('Settings');
  await settings.getByRole('radio', { name: 'Español', exact: true }).click();
  await isInSpanish(app, 'Ajustes');
  await app.page.keyboard.press('Escape');
  await isInSpanish(app, 'Crea un plano');
  await app.isSaved(/^Guardado en este dispositivo/);

  await app.page.getByRole('tab', { name: 'Cambios' }).click();
  await isInSpanish(app, 'Crea un plano');
  await app.press('Mod+k');
  await isInSpanish(app, 'Paleta de comandos');
  await app.page.getByRole('combobox').fill('historial');
  await app.page.getByRole('option', { name: 'Ver: Abrir el historial' }).click();
  await isInSpanish(app, 'Historial');
  await app.page.keyboard.press('Escape');
  await app.page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Biblioteca' })
    .click();
  await isInSpanish(app, 'Biblioteca de plantillas');

  const again = await restart();
  await expect(again.page.locator('html')).toHaveAttribute('lang', 'es');
  await again.page.getByRole('button', { name: 'Ajustes' }).click();
  await isInSpanish(again, 'Ajustes');
  await again.page.getByRole('radio', { name: 'English', exact: true }).click();
  await expect(again.page.getByRole('dialog', { name: 'Settings', exact: true })).toBeVisible();
  await expect(again.page.locator('html')).toHaveAttribute('lang', 'en');
});
