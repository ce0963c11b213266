import { expect, test } from '../pages/test.ts';
import { fieldNames } from '../pages/app-page.ts';

test('shows the 26 fields, forms the prompt while they are filled in, and lights up the words of each', async ({
  app
}) => {
  await app.type('Main subject', 'an elderly woman in a saffron shawl');
  await app.type('Action', 'arranges copper bowls');
  await app.type('Setting', 'in a narrow market street in Jaipur');
  await expect(app.prompt).toContainText(
    'An elderly woman in a saffron shawl arranges copper bowls in a narrow market street in Jaipur.'
  );
  await expect(app.prompt).toContainText('A medium shot with a static camera.');
  await expect(app.prompt).not.toContainText('1080p');
  await expect(app.page.getByText('SHOT 01 · 10 S · 16:9 · 24 FPS · 1080P')).toBeVisible();

  await app.type('Main subject', 'a red kite');
  await app.field('Main subject').focus();
  const words = app.prompt.locator('[data-lit]');
  await expect(words).toContainText('red kite');
  await app.type('Setting', 'above a harvested field');
  await app.prompt.getByText('above a harvested field').click();
  await expect(app.field('Setting')).toBeFocused();

  await app.openGroups();
  const places: number[] = [];
  for (const name of fieldNames) {
    await expect(app.field(name)).toHaveCount(1);
    const box = await app.field(name).boundingBox();
    places.push((box?.y ?? 0) * 10 + (box?.x ?? 0) / 1000);
  }
  const inDocument = await app.page.getByRole('main').evaluate(
    (main, names) => {
      const labelled = [...main.querySelectorAll('input, textarea, [role=switch]')]
        .map((control) => {
          const ids = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
          const labels =
            control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
              ? [...(control.labels ?? [])]
              : [];
          const byId = ids.map((id) => document.getElementById(id)?.textContent ?? '');
          return (
            control.getAttribute('aria-label') ??
            byId.join(' ') ??
            labels.map((label) => label.textContent).join(' ')
          );
        })
        .map((text) => text.trim());
      return labelled.filter((text) => names.includes(text));
    },
    [...fieldNames] as string[]
  );
  expect(places.length).toBe(fieldNames.length);
  expect(inDocument.length).toBeGreaterThan(0);

  await app.type('Quality', '42');
  await app.field('Quality').press('Tab');
  await expect(app.field('Quality')).toHaveValue('42');
  await expect(app.page.getByText('Outside 1 to 10. Kept as typed.')).toBeVisible();
  expect((await app.readJson())['quality']).toBe(42);
});

test('keeps what was written through a restart, with its undo steps', { tag: '@desktop' }, async ({
  app,
  restart
}) => {
  await app.type('Concept', 'A lighthouse in a storm');
  await app.type('Action', 'the lamp goes out');
  await app.isSaved();

  const again = await restart();
  await expect(again.field('Concept')).toHaveValue('A lighthouse in a storm');
  await again.command('Undo');
  await expect(again.field('Action')).toHaveValue('');
  await expect(again.field('Concept')).toHaveValue('A lighthouse in a storm');
  await again.command('Redo');
  await expect(again.field('Action')).toHaveValue('the lamp goes out');
});
