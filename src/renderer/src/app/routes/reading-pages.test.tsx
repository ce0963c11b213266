import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { findPage, paths } from '#shared/contract/paths.ts';
import { ReadingProvider } from '#renderer/features/reading/reading-actions.ts';
import { StaticRouter } from '#renderer/lib/router.ts';
import { type ReadingPageName, readingModules } from './screen-parts.ts';

const names = Object.keys(readingModules) as ReadingPageName[];
const noActions = { openExample: () => {}, openTemplate: () => {} };

async function draw(name: ReadingPageName): Promise<string> {
  const module = await readingModules[name]?.();
  if (module === undefined) throw new Error(`There is no page ${name}`);
  return renderToStaticMarkup(
    <StaticRouter location={paths[name].path}>
      <ReadingProvider value={noActions}>
        <module.Page />
      </ReadingProvider>
    </StaticRouter>
  );
}

const listAll = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

describe.each(names)('the page %s', (name) => {
  test('has one first heading, and headings that tell its parts apart', async () => {
    const html = await draw(name);
    expect(listAll(html, /<h1[ >](.*?)<\/h1>/g)).toHaveLength(1);
    const headings = listAll(html, /<h[23][^>]*>(.*?)<\/h[23]>/g);
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
  });

  test('leads to pages and parts that there are', async () => {
    const html = await draw(name);
    const ids = new Set(listAll(html, / id="([^"]+)"/g));
    const dead = listAll(html, / href="([^"]+)"/g).filter((href) => {
      const [path = '', part] = href.split('#');
      return path === '' ? !ids.has(part ?? '') : findPage(path) === undefined;
    });
    expect(dead).toEqual([]);
  });

  test('speaks calmly', async () => {
    expect(listAll(await draw(name), />([^<]*![^<]*)</g)).toEqual([]);
  });
});
