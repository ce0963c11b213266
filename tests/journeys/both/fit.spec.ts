import { expect, test } from '../pages/test.ts';

test('says that 10 s is refused, mends it with one click, and moves from a retired model only when asked; undo brings both back', {
  tag: '@desktop'
}, async ({ app }) => {
  const { page } = app;
  await app.type('Concept', 'A harbour at night');
  await app.openGroups();
  const line = page.getByRole('button', { name: /^1 thing Veo 3 refuses · \d+ to look at · score \d+$/ });
  await line.click();
  const check = page.getByRole('region', { name: 'Fit check' });
  const tooLong = check.getByRole('listitem').filter({ hasText: '10 s is longer than Veo 3 takes' });
  await expect(tooLong).toContainText('Refused');
  await expect(app.field('Duration')).toHaveAccessibleDescription(/10 s is longer than Veo 3 takes/);

  await tooLong.getByRole('button', { name: 'Set 8 s' }).click();
  await expect(app.field('Duration')).toHaveValue('8');
  await expect(check.getByRole('button', { name: /^Veo 3 refuses nothing/ })).toBeVisible();
  await expect(app.field('Duration')).not.toHaveAccessibleDescription(/longer/);

  await app.command('Edit: Undo');
  await expect(app.field('Duration')).toHaveValue('10');
  await expect(line).toBeVisible();

  await expect(check).toContainText('Veo 3 was retired on 2026-06-30');
  await expect(check).toContainText('Duration: 10 s → 8 s');
  await expect(check).toContainText('Model: veo-3 → veo-3.1');
  await expect(app.field('Model')).toHaveValue(/veo.3/i);
  await expect(app.field('Duration')).toHaveValue('10');
  await check.getByRole('button', { name: 'Move to Veo 3.1' }).click();
  await expect(app.field('Duration')).toHaveValue('8');
  await expect(check).toContainText(
    /One attempt costs about \$3\.20 .* price read on 2026.*switched off: \$1\.60/
  );
  await expect(check.getByRole('button', { name: /^Veo 3\.1 refuses nothing/ })).toBeVisible();
  await app.command('Edit: Undo');
  await expect(check.getByRole('button', { name: /^1 thing Veo 3 refuses/ })).toBeVisible();
});
