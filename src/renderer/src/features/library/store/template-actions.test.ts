import { describe, expect, test } from 'vitest';
import { buildTemplate } from '#tests/support/template-builder.ts';
import { listSelectionActions, listTemplateActions, type TemplateActions } from './template-actions.ts';

const builtIn = buildTemplate({ id: 'vlog' });
const own = buildTemplate({ id: 'user-template-1', isUserCreated: true, isFavorite: true });

/** Writes down what is done to which templates. */
function watchActions() {
  const done: string[] = [];
  const note = (name: keyof TemplateActions) => (given?: { id: string } | readonly { id: string }[]) => {
    const ids = given === undefined ? [] : 'id' in given ? [given.id] : given.map(({ id }) => id);
    done.push([name, ...ids].join(' '));
  };
  const actions: TemplateActions = {
    use: note('use'),
    open: note('open'),
    edit: note('edit'),
    copy: note('copy'),
    toggleFavorite: note('toggleFavorite'),
    setFavorites: note('setFavorites'),
    copyLink: note('copyLink'),
    exportAll: note('exportAll'),
    sell: note('sell'),
    remove: note('remove'),
    select: note('select'),
    clearSelection: note('clearSelection')
  };
  return { actions, done };
}

describe('the actions of templates', () => {
  test('leave what ships with the app as it is', () => {
    const { actions } = watchActions();
    const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
    expect(idsOf(listTemplateActions(builtIn, actions))).not.toContain('delete');
    expect(idsOf(listTemplateActions(own, actions))).toEqual(
      expect.arrayContaining(['edit', 'sell', 'delete'])
    );
    expect(idsOf(listSelectionActions([builtIn], actions))).toEqual(['favorite', 'unfavorite', 'clear']);
  });

  test('each do what they say, several at once to one’s own among them', () => {
    const { actions, done } = watchActions();
    for (const { onSelect } of listTemplateActions(own, actions)) onSelect();
    expect(done).toEqual([
      'use user-template-1',
      'open user-template-1',
      'toggleFavorite user-template-1',
      'copyLink user-template-1',
      'select user-template-1',
      'copy user-template-1',
      'exportAll user-template-1',
      'edit user-template-1',
      'sell user-template-1',
      'remove user-template-1'
    ]);
    const items = listSelectionActions([builtIn, own], actions);
    expect(items.map(({ label }) => label)).toContain('Delete 1 of your own');
    for (const { onSelect } of items) onSelect();
    expect(done.slice(10)).toEqual([
      'setFavorites vlog user-template-1',
      'setFavorites vlog user-template-1',
      'exportAll user-template-1',
      'remove user-template-1',
      'clearSelection'
    ]);
  });

  test('say what the heart would do', () => {
    const { actions } = watchActions();
    const heart = (template: typeof own) =>
      listTemplateActions(template, actions).find(({ id }) => id === 'favorite')?.label;
    expect([heart(builtIn), heart(own)]).toEqual(['Add to favorites', 'Remove from favorites']);
  });
});
