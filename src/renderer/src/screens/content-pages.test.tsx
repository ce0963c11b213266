import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { findPage, paths } from '#shared/contract/paths.ts';
import { PartsProvider } from '#renderer/feature-api/parts.ts';
import { type Services, ServicesProvider } from '#renderer/feature-api/services.ts';
import { SellerApplication } from '#renderer/features/selling/apply/seller-application.tsx';
import { StaticRouter } from '#renderer/lib/router.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { contentModules, type ContentPageName } from './content-pages.ts';

const names = Object.keys(contentModules) as ContentPageName[];
const services: Partial<Services> = {
  openPrompt: () => {},
  openTemplate: () => {},
  platform: createMemoryPlatform()
};

async function draw(name: ContentPageName): Promise<string> {
  const module = await contentModules[name]();
  return renderToStaticMarkup(
    <StaticRouter location={paths[name].path}>
      <ServicesProvider value={services as Services}>
        <PartsProvider value={{ SellerApplication }}>
          <module.Page />
        </PartsProvider>
      </ServicesProvider>
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
