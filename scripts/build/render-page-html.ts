// One page of the web build as complete HTML: the build's own index.html with a head of its own and a drawn app.
import { pageDescriptions } from '#shared/contract/prerendering/page-descriptions.ts';
import { getDocumentTitle, type PrerenderedPageName, paths } from '#shared/contract/paths.ts';
import { originPlaceholder } from '#shared/contract/prerendering/prerendered-pages.ts';

export type PageParts = {
  readonly name: PrerenderedPageName;
  /** The app as drawn, with `style` attributes. */
  readonly html: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
} & Loaded;

/** URLs. */
export type Loaded = {
  /** The font that the page is set in. */
  readonly font: string;
  /** The scripts of its screen, beside those that index.html names. */
  readonly modules: readonly string[];
};

/** `css` stands in for the drawn `style` attributes, which the page's policy forbids; it is linked as `cssHref`. */
export function renderPageHtml(index: string, parts: PageParts, cssHref: string | null): string {
  const { name, html } = parts;
  const title = escapeHtml(getDocumentTitle(name));
  const description = escapeHtml(pageDescriptions[name]);
  const head = [
    ...describe(name),
    ...(cssHref === null ? [] : [`<link rel="stylesheet" crossorigin href="${cssHref}">`]),
    `<script type="application/ld+json">${escapeScript(JSON.stringify(structure(parts)))}</script>`
  ];
  return renderShellHtml(index, parts)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(
      /<meta name="description" content="[^"]*" \/>/,
      () => `<meta name="description" content="${description}" />`
    )
    .replace('</head>', () => `${writeLines(head)}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${name}">${html}</div>`);
}

/** A page without its content, which starts the app once the content has been painted. */
export function renderShellHtml(index: string, { font, modules }: Loaded): string {
  const scripts = [...new Set([...listEntryScripts(index), ...modules])];
  const head = [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
    `<script type="application/json" id="app-modules">${JSON.stringify(scripts)}</script>`,
    '<script async src="/start.js"></script>'
  ];
  return index
    .replaceAll(startTag, '')
    .replace('</head>', () => `${writeLines(head)}</head>`)
    .replace(/(?<!\s)\s*<noscript>.*?<\/noscript>/, '');
}

const writeLines = (lines: readonly string[]): string => lines.map((line) => `  ${line}\n  `).join('');

/** The tags that load the app at once: start.js does it later. */
const startTag =
  / *<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="([^"]+)">(?:<\/script>)?\n/g;

/** The app's modules, the one to start first. */
function listEntryScripts(index: string): string[] {
  const modules = [...index.matchAll(startTag)].map(([, href = '']) => href);
  if (modules.length === 0) throw new Error('index.html loads no app');
  return modules;
}

/** Lines that need the site's own address; the server fills it in, or leaves out those that say nothing without it. */
function describe(name: PrerenderedPageName): string[] {
  const title = escapeHtml(paths[name].title);
  const description = escapeHtml(pageDescriptions[name]);
  const address = `${originPlaceholder}${paths[name].path}`;
  return [
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${originPlaceholder}/icons/preview.png">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="Reelwright: prompts for AI video models, built field by field">',
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Reelwright">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    '<meta name="twitter:card" content="summary_large_image">'
  ];
}

function structure({ name, questions }: PageParts): Record<string, unknown> {
  const page = {
    '@context': 'https://schema.org',
    name: paths[name].title,
    description: pageDescriptions[name],
    url: `${originPlaceholder}${paths[name].path}`,
    inLanguage: 'en'
  };
  if (name === 'builder') {
    return {
      ...page,
      '@type': 'WebApplication',
      name: 'Reelwright',
      applicationCategory: 'MultimediaApplication',
      operatingSystem: 'Any',
      browserRequirements: 'Requires JavaScript'
    };
  }
  const isPartOf = { '@type': 'WebSite', name: 'Reelwright', url: `${originPlaceholder}/` };
  if (questions.length === 0) return { ...page, '@type': 'WebPage', isPartOf };
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer }
  }));
  return { ...page, '@type': 'FAQPage', isPartOf, mainEntity };
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Nothing in a text may end the script it stands in. */
const escapeScript = (json: string): string => json.replaceAll('<', '\\u003c');
