import { expect, test } from '../pages/test.ts';

test('walks back and forth over every action, exactly', async ({ app }) => {
  const states: unknown[] = [await app.readJson()];
  // The editor follows the prompt a moment later.
  const remember = async (): Promise<void> => {
    await expect.poll(() => app.readJson()).not.toEqual(states.at(-1));
    states.push(await app.readJson());
  };

  await app.type('Concept', 'A night train');
  await remember();
  await app.type('Action', 'passes without stopping');
  await remember();
  await app.command('Prompt: Random fill');
  await remember();
  await app.command('Prompt: Clear all fields');
  await remember();
  expect(states.at(-1)).toMatchObject({ concept: '', duration: 10, frameRate: 24, quality: 7 });
  await app.command('Prompt: Reset to defaults');
  await remember();

  for (const state of states.slice(0, -1).toReversed()) {
    await app.command('Edit: Undo');
    await expect.poll(() => app.readJson()).toEqual(state);
  }
  for (const state of states.slice(1)) {
    await app.command('Edit: Redo');
    await expect.poll(() => app.readJson()).toEqual(state);
  }
});

test('undoes by the keyboard in a field, says what is not saved yet, and random fill leaves locked fields alone', {
  tag: '@desktop'
}, async ({ app }) => {
  await app.type('Concept', 'First thought');
  await app.isSaved();
  for (const keys of ['Mod+z', 'Mod+Shift+z']) {
    const watch = await app.prompt.evaluateHandle(watchStatus);
    await app.press(keys);
    expect(await watch.evaluate(({ status }) => status)).toMatch(/^Editing…/);
    await app.isSaved();
  }

  await app.type('Concept', 'First thought');
  await app.openGroups();
  await app.type('Mood', 'ominous');
  await app.press('Mod+z');
  await expect(app.field('Mood')).not.toHaveValue(/ominous/i);
  await app.press('Mod+Shift+z');
  await expect(app.field('Mood')).toHaveValue(/ominous/i);

  await app.type('Concept', 'Keep me');
  await app.page.getByRole('button', { name: 'Lock Concept' }).click();
  for (let round = 0; round < 5; round += 1) await app.command('Prompt: Random fill');
  await expect(app.field('Concept')).toHaveValue('Keep me');
  await expect(app.prompt).not.toHaveText('Keep me');
});

/** The status bar's text in the frame in which the finished prompt changes. Runs in the page. */
function watchStatus(prompt: Element): { readonly status: Promise<string | null | undefined> } {
  const status = new Promise<string | null | undefined>((resolve) => {
    const change = new MutationObserver(() => {
      change.disconnect();
      resolve(document.querySelector('footer')?.textContent);
    });
    change.observe(prompt, { subtree: true, childList: true, characterData: true });
  });
  return { status };
}
