import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appLinks, expandShortName, linkScheme } from './app-links.ts';
import { paths } from './paths.ts';

/** The place that a link names, before its short name is expanded. */
const read = (link: string) => ({ path: link.replace(`${linkScheme}:/`, ''), query: '' });

const anyKey = fc.string({ unit: 'grapheme', minLength: 1 });

test('a link to a listing leads to the page of that listing', () => {
  fc.assert(
    fc.property(anyKey, (slug) => {
      expect(expandShortName(read(appLinks.listing(slug)))).toEqual({
        path: paths.listing.getHref(slug),
        query: ''
      });
    })
  );
});

test('a link to a template leads to that template in the library', () => {
  fc.assert(
    fc.property(anyKey, (id) => {
      const { path, query } = expandShortName(read(appLinks.template(id)));
      expect(path).toBe(paths.library.getHref());
      expect([...new URLSearchParams(query)]).toEqual([['template', id]]);
    })
  );
});

test.each(['/', '/listing', '/listing/rain/more', '/constructor/rain', '/library', '/marketplace/rain'])(
  '%s is no short name',
  (path) => {
    expect(expandShortName({ path, query: 'q=1' })).toEqual({ path, query: 'q=1' });
  }
);
