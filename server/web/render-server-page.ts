// Pages that the server itself writes, for people who run or program it: no script, one stylesheet.
import { html } from 'hono/html';
import type { Hono } from 'hono';
import type { RequestVariables } from '../context/request-context.ts';
import { serverPageStyle } from './server-page-style.ts';

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
