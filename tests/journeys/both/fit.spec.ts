import { expect, test } from '../pages/test.ts';

test('says that 10 s is refused, mends it with one click, and moves from a retired model only when asked; undo brings both back', {
  tag: '@desktop'
}, async ({ app }) => {
  const { page } = app;
  await app.type('Concept', 'A harbour at night');
  await app.openGroups();
  const line = page.getByRole('button', { name: /^Veo 3 will reject this: 1 error, \d+ tips$/ });
  await line.click();
  const check = page.getByRole('region', { name: 'Fit check' });
  const tooLong = check.getByRole('listitem').filter({ hasText: '10 s is longer than Veo 3 takes' });
  await expect(tooLong).toContainText('Error');
  await expect(app.field('Duration')).toHaveAccessibleDescription(/10 s is longer than Veo 3 takes/);

  await tooLong.getByRole('button', { name: 'Set 8 s' }).click();
  await expect(app.field('Duration')).toHaveValue('8');
  await expect(check.getByRole('button', { name: /^Ready for Veo 3: \d+ tips/ })).toBeVisible();
  await expect(app.field('Duration')).not.toHaveAccessibleDescription(/longer/);

  await app.command('Edit: Undo');
  await expect(app.field('Duration')).toHaveValue('10');
  await expect(line).toBeVisible();

  await expect(check).toContainText('Veo 3 was retired on Jun 30, 2026');
  await expect(check).toContainText('Model: Veo 3 → Gemini Omni 1.1 Flash');
  await expect(check).toContainText(/Score: \d+ of 100/);
  await expect(app.field('Model')).toHaveValue(/veo.3/i);
  await expect(app.field('Duration')).toHaveValue('10');
  await check.getByRole('button', { name: 'Switch to Gemini Omni 1.1 Flash' }).click();
  await expect(app.field('Model')).toHaveValue(/omni/i);
  await expect(check.getByRole('button', { name: /^Ready for Gemini Omni 1\.1 Flash/ })).toBeVisible();
  await app.command('Edit: Undo');
  await expect(check.getByRole('button', { name: /^Veo 3 will reject this: 1 error/ })).toBeVisible();
  await app.type('Duration', '8');
  await app.type('Model', 'veo-3.1');
  await expect(check).toContainText(
    /One attempt costs about \$3\.20 .* price read on \w+ \d+, 2026.*switched off: \$1\.60/
  );
});
