import { describe, expect, test } from 'vitest';
import { buildTemplate } from '#tests/support/template-builder.ts';
import type { Deeds } from './deeds.ts';
import { listSelectionActions, listTemplateActions } from './template-actions.ts';

const builtIn = buildTemplate({ id: 'vlog' });
const own = buildTemplate({ id: 'user-template-1', isUserCreated: true, isFavorite: true });

/** Writes down what is done to which templates. */
function watchDeeds() {
  const done: string[] = [];
  const note = (name: keyof Deeds) => (given?: { id: string } | readonly { id: string }[]) => {
    const ids = given === undefined ? [] : 'id' in given ? [given.id] : given.map(({ id }) => id);
    done.push([name, ...ids].join(' '));
  };
  const deeds: Deeds = {
    use: note('use'),
    open: note('open'),
    edit: note('edit'),
    copy: note('copy'),
    toggleFavorite: note('toggleFavorite'),
    setFavorites: note('setFavorites'),
    copyLink: note('copyLink'),
    exportAll: note('exportAll'),
    remove: note('remove'),
    select: note('select'),
    clearSelection: note('clearSelection')
  };
  return { deeds, done };
}

describe('the actions of templates', () => {
  test('leave what ships with the app as it is', () => {
    const { deeds } = watchDeeds();
    const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
    expect(idsOf(listTemplateActions(builtIn, deeds))).not.toContain('delete');
    expect(idsOf(listTemplateActions(own, deeds))).toEqual(expect.arrayContaining(['edit', 'delete']));
    expect(idsOf(listSelectionActions([builtIn], deeds))).toEqual(['favorite', 'unfavorite', 'clear']);
  });

  test('each do what they say, several at once to one’s own among them', () => {
    const { deeds, done } = watchDeeds();
    for (const { onSelect } of listTemplateActions(own, deeds)) onSelect();
    expect(done).toEqual([
      'use user-template-1',
      'open user-template-1',
      'toggleFavorite user-template-1',
      'copyLink user-template-1',
      'select user-template-1',
      'copy user-template-1',
      'exportAll user-template-1',
      'edit user-template-1',
      'remove user-template-1'
    ]);
    const items = listSelectionActions([builtIn, own], deeds);
    expect(items.map(({ label }) => label)).toContain('Delete 1 of your own');
    for (const { onSelect } of items) onSelect();
    expect(done.slice(9)).toEqual([
      'setFavorites vlog user-template-1',
      'setFavorites vlog user-template-1',
      'exportAll user-template-1',
      'remove user-template-1',
      'clearSelection'
    ]);
  });

  test('say what the heart would do', () => {
    const { deeds } = watchDeeds();
    const heart = (template: typeof own) =>
      listTemplateActions(template, deeds).find(({ id }) => id === 'favorite')?.label;
    expect([heart(builtIn), heart(own)]).toEqual(['Add to favourites', 'Remove from favourites']);
  });
});
