import { describe, expect, test } from 'vitest';
import type { Notify } from '#renderer/lib/notify.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { draftFromTemplate } from '#shared/domain/craft/template/template-draft.ts';
import { err, ok } from '#shared/kit/result.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { createLibraryStore } from './library-store.ts';
import { createOwnTemplates, withoutTemplateState } from './user-templates.ts';

const data = buildPrompt({ concept: 'Frost on a window', cinematicStyle: 'documentary' });
const draft = { name: ' Frost ', description: '', category: 'Mine', tags: ['ice', 'ice'], data };

async function openLibrary(refuses: readonly string[] = []) {
  const platform = createMemoryPlatform();
  const notices: Parameters<Notify>[0][] = [];
  let clock = 1700;
  const refuse = () => Promise.resolve(err({ code: 'disk_full' as const, message: 'The disk is full.' }));
  const device = {
    ...platform.device,
    templateStates: {
      ...platform.device.templateStates,
      ...(refuses.includes('templateStates') ? { save: refuse } : {})
    },
    templates: { ...platform.device.templates, ...(refuses.includes('templates') ? { save: refuse } : {}) }
  };
  const store = createLibraryStore({
    device,
    on: platform.on,
    notify: (notification) => notices.push(notification),
    now: () => clock,
    loadBuiltIns: () =>
      Promise.resolve(ok([{ id: 'vlog', name: 'Vlog', description: 'A day', data: buildPrompt() }]))
  });
  await store.getState().load();
  const own = createOwnTemplates(store, () => (clock += 1));
  const names = () => store.getState().templates.map(({ name }) => name);
  const find = (id: string) => store.getState().templates.find((template) => template.id === id);
  return { platform, store, own, notices, names, find };
}

describe('the library', () => {
  test('keeps a template that was written, and one edited in its place', async () => {
    const { platform, own, names, find } = await openLibrary();
    const made = await own.make(draft);
    expect(made).toMatchObject({ id: 'user-template-1701', name: 'Frost', category: 'Mine', tags: ['ice'] });
    const shown = find(made?.id ?? '');
    if (shown === undefined) throw new Error('It is not in the library');
    await own.change(shown, { ...draftFromTemplate(shown), name: 'Ice', tags: [] });
    expect(names()).toEqual(['Vlog', 'Ice']);
    const stored = await platform.device.templates.list();
    expect(stored.ok && stored.value).toEqual([{ ...made, name: 'Ice', tags: [], updatedAt: 1702 }]);
    expect(withoutTemplateState(find('user-template-1701') ?? shown)).toEqual(stored.ok && stored.value[0]);
  });

  test('takes several away with one undo, which brings all of them back with their marks', async () => {
    const { store, own, notices, names, find } = await openLibrary();
    const ids: string[] = [];
    for (const name of ['Frost', 'Rain', 'Snow']) ids.push((await own.make({ ...draft, name }))?.id ?? '');
    await store.getState().toggleFavorite(ids[1] ?? '');
    await store.getState().remove(['vlog', ...ids.slice(0, 2)]);
    expect(names()).toEqual(['Vlog', 'Snow']);
    expect(notices.map(({ title }) => title)).toEqual(['Deleted 2 templates']);
    notices[0]?.action?.run();
    await expect.poll(names).toHaveLength(4);
    expect(find(ids[1] ?? '')?.isFavorite).toBe(true);
    await store.getState().remove([ids[2] ?? '']);
    expect(notices.at(-1)?.title).toBe('Deleted the template “Snow”');
  });

  test('marks several as favorites at once, built in or not', async () => {
    const { store, own, find } = await openLibrary();
    const id = (await own.make(draft))?.id ?? '';
    await store.getState().toggleFavorite(id);
    await store.getState().setFavorites(['vlog', id], true);
    expect([find('vlog')?.isFavorite, find(id)?.isFavorite]).toEqual([true, true]);
    await store.getState().setFavorites(['vlog', id], false);
    expect([find('vlog')?.isFavorite, find(id)?.isFavorite]).toEqual([false, false]);
  });

  test('takes back what the device refuses, and says why', async () => {
    const { store, own, notices, names, find } = await openLibrary(['templateStates', 'templates']);
    expect(await own.make(draft)).toBeNull();
    await store.getState().toggleFavorite('vlog');
    expect(find('vlog')?.isFavorite).toBe(false);
    expect(names()).toEqual(['Vlog']);
    const refusal = { type: 'error', title: 'Library not changed', message: 'The disk is full.' };
    expect(notices).toEqual([refusal, refusal]);
  });
});
