import { describe, expect, test } from 'vitest';
import { pageDescriptions } from '#shared/contract/prerendering/page-descriptions.ts';
import { renderPageHtml } from './render-page-html.ts';

const index = `<!doctype html>
<html>
  <head>
    <title>Reelwright</title>
    <meta name="description" content="Short." />
    <script type="module" crossorigin src="/assets/index-A.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-B.js">
  </head>
  <body>
    <div id="root"></div>
    <noscript>Reelwright needs JavaScript to run.</noscript>
  </body>
</html>
`;

const write = (parts: { html?: string; questions?: { question: string; answer: string }[] } = {}) =>
  renderPageHtml(
    index,
    {
      name: 'about',
      html: '<h1>About</h1>',
      questions: [],
      font: '/f.woff2',
      modules: ['/assets/about-C.js', '/assets/react-B.js'],
      ...parts
    },
    '/assets/page-about.css'
  );

const dataOf = (html: string, type: string): unknown =>
  JSON.parse(new RegExp(`type="${type}"[^>]*>(.*?)</script>`).exec(html)?.[1] ?? 'null');

describe('a prerendered page', () => {
  test('holds the drawn app, its own title and its own description', () => {
    const html = write();
    expect(html).toContain('<div id="root" data-page="about"><h1>About</h1></div>');
    expect(html).toContain('<title>About · Reelwright</title>');
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(html).toContain(pageDescriptions.about);
    expect(html).not.toContain('needs JavaScript to run');
  });

  test('keeps what is drawn as it is, whatever it holds', () => {
    const drawn = '<noscript>Read on</noscript> $& $1 </head>';
    expect(write({ html: drawn })).toContain(drawn);
  });

  test('loads the app and its screen after it has been painted, the first module first', () => {
    const html = write();
    expect(dataOf(html, 'application/json')).toEqual([
      '/assets/index-A.js',
      '/assets/react-B.js',
      '/assets/about-C.js'
    ]);
    expect(html).not.toMatch(/<script type="module"|rel="modulepreload"/);
    expect(html).toContain('<script async src="/start.js"></script>');
  });

  test('tells search engines its questions, and no question ends the script', () => {
    const questions = [{ question: 'Is </script> safe?', answer: 'Yes.' }];
    const html = write({ questions });
    expect(dataOf(html, 'application/ld\\+json')).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Is </script> safe?', acceptedAnswer: { text: 'Yes.' } }]
    });
    expect(dataOf(write(), 'application/ld\\+json')).toMatchObject({ '@type': 'WebPage', name: 'About' });
  });
});

test('descriptions are as long as search engines show them', () => {
  const lengths = Object.values(pageDescriptions).map(({ length }) => length);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(50);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(160);
});
