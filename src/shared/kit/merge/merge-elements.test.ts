import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeElements } from './merge-elements.ts';

describe('merging a list of elements', () => {
  const medium = (id: string, alt: string) => ({ id, alt });

  it('merges objects by their id, one that was changed on one side included', () => {
    const base = [medium('a', 'rain'), medium('b', 'fog')];
    const mine = [medium('b', 'fog'), medium('a', 'heavy rain')];
    const theirs = [medium('a', 'rain'), medium('b', 'fog'), medium('c', 'dusk')];
    expect(mergeElements({ base, mine, theirs })).toEqual([
      medium('b', 'fog'),
      medium('a', 'heavy rain'),
      medium('c', 'dusk')
    ]);
  });

  it('takes the order of the side that moved something', () => {
    const base = ['a', 'b', 'c'];
    expect(mergeElements({ base, mine: base, theirs: ['c', 'a', 'b'] })).toEqual(['c', 'a', 'b']);
    expect(mergeElements({ base, mine: ['b', 'a', 'c'], theirs: ['c', 'a', 'b'] })).toBeUndefined();
  });

  it('is the changed side where only one changed anything', () => {
    const list = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
    fc.assert(
      fc.property(list, list, (base, changed) => {
        expect(mergeElements({ base, mine: changed, theirs: base })).toEqual(changed);
      })
    );
  });
});
