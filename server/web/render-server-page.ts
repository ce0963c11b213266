// Pages that the server itself writes, for people who run or program it: no script, one stylesheet.
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { RequestVariables } from '../context/request-context.ts';

type Html = ReturnType<typeof html>;

const stylePath = '/server-page.css';

export function registerServerPageStyle(app: Hono<RequestVariables>): void {
  app.get(stylePath, (context) =>
    context.body(serverPageStyle, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'no-cache'
    })
  );
}

/** `body` is made with `html`, which escapes what is put into it. */
export function renderServerPage(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${title} – Reelwright</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="${stylePath}">
  </head>
  <body>
    ${body}
  </body>
</html>
`;
}

/** The product's look, as far as pages without a script need it; the numbers are those of its tokens. */
const serverPageStyle = `
:root {
  color-scheme: light dark;
  --n1: light-dark(oklch(0.985 0.002 265), oklch(0.155 0.004 265));
  --n2: light-dark(oklch(0.965 0.003 265), oklch(0.19 0.004 265));
  --n3: light-dark(oklch(0.94 0.003 265), oklch(0.23 0.005 265));
  --n6: light-dark(oklch(0.865 0.005 265), oklch(0.335 0.006 265));
  --n11: light-dark(oklch(0.43 0.009 265), oklch(0.78 0.008 265));
  --n12: light-dark(oklch(0.19 0.006 265), oklch(0.955 0.003 265));
  --accent-3: light-dark(oklch(0.955 0.03 65), oklch(0.28 0.045 65));
  --accent-9: oklch(0.79 0.15 65);
  --accent-11: light-dark(oklch(0.475 0.105 65), oklch(0.82 0.126 65));
  --daylight-11: light-dark(oklch(0.475 0.111 245), oklch(0.77 0.115 245));
  --mono: "JetBrains Mono Variable", ui-monospace, "SF Mono", Menlo, Consolas, monospace;
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1.5rem; }
body {
  margin: 0;
  background: var(--n1);
  color: var(--n12);
  font: 0.875rem/1.5 "Inter Variable", Inter, system-ui, sans-serif;
  overflow-wrap: anywhere;
}
a { color: var(--daylight-11); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--daylight-11); outline-offset: 2px; border-radius: 4px; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.02em; }
h2 { margin: 3rem 0 1rem; font-size: 1.25rem; letter-spacing: -0.01em; }
h2[id]::first-letter { text-transform: uppercase; }
article h2 { margin: 0; font-size: 1rem; }
h3 { margin: 0; font-size: 0.9375rem; }
h4 { margin: 1rem 0 0.375rem; color: var(--n11); font-size: 0.8125rem; font-weight: 500; }
p { margin: 0.5rem 0; max-width: 70ch; }
code, pre, .slug { font-family: var(--mono); font-size: 0.8125rem; }
.slug { color: var(--n11); letter-spacing: 0.06em; text-transform: uppercase; }
.page { display: grid; gap: 2rem 3rem; max-width: 76rem; margin: 0 auto; padding: 2rem 1.5rem 6rem; }
.lead { color: var(--n11); }
nav ul { margin: 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 0.25rem 0; color: var(--n11); text-decoration: none; }
nav a:hover { color: var(--n12); text-decoration: underline; }
nav p { margin: 1rem 0 0.25rem; font-weight: 600; text-transform: capitalize; }
nav p:first-child { margin-top: 0; }
article { margin: 0 0 1rem; padding: 1rem 1.25rem; border: 1px solid var(--n6); border-radius: 10px; background: var(--n2); }
article > p { color: var(--n11); }
.address { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: baseline; margin: 0.25rem 0 0.5rem; }
.method { padding: 0 0.5rem; border-radius: 5px; background: var(--n3); color: var(--n12); font-weight: 600; }
.method-post, .method-put { background: var(--accent-3); color: var(--accent-11); }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--n6); text-align: start; vertical-align: top; }
td:nth-child(2) { white-space: nowrap; }
th { color: var(--n11); font-weight: 500; }
pre {
  margin: 0;
  padding: 0.75rem 1rem;
  overflow: auto;
  max-height: 28rem;
  border-radius: 8px;
  background: var(--n1);
  white-space: pre-wrap;
}
summary { cursor: pointer; padding: 0.25rem 0; color: var(--daylight-11); }
.checkout { gap: 1rem; max-width: 40rem; }
.notice { margin: 0 0 1.5rem; padding: 0.5rem 0.75rem; border-radius: 8px; background: var(--accent-3); color: var(--accent-11); }
.price { margin: 0.5rem 0 0; font-size: 1.25rem; font-variant-numeric: tabular-nums; }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; }
button, select {
  min-height: 2.25rem;
  padding: 0 0.875rem;
  border: 1px solid var(--n6);
  border-radius: 8px;
  background: var(--n3);
  color: var(--n12);
  font: inherit;
  cursor: pointer;
}
button.first { border-color: transparent; background: var(--accent-9); color: oklch(0.2 0.03 65); font-weight: 600; }
label select { margin-inline-start: 0.5rem; }
@media (max-width: 59.99rem) {
  nav ul { display: none; }
  nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
  nav p { margin: 0; }
}
@media (min-width: 60rem) {
  .with-contents { grid-template-columns: 16rem minmax(0, 1fr); }
  nav { position: sticky; top: 1.5rem; max-height: calc(100vh - 3rem); overflow: auto; align-self: start; }
}
`;
