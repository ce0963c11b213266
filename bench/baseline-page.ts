// The least a page of this kind can be: react-dom and react-router-dom showing one word.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../scripts/build/targets.ts';

const page =
  '<!doctype html><html lang="en"><title>Floor</title><div id="root"></div><script type="module" src="/floor.js"></script></html>';
const script = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, NavLink, Route, Routes, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
const used = [NavLink, useLocation, useNavigate, useSearchParams];
const home = createElement(Route, { path: '/', element: createElement(Link, { to: '/' }, 'home' + used.length) });
createRoot(document.getElementById('root')).render(
  createElement(BrowserRouter, null, createElement(Routes, null, home))
);
`;

/** Builds the page with the web build's own settings; the answer is the folder. */
export async function buildBaselinePage(): Promise<string> {
  // Inside the repository, since the packages are looked for from there.
  mkdirSync(join(root, 'dist'), { recursive: true });
  const source = mkdtempSync(join(root, 'dist/floor-'));
  const outDir = mkdtempSync(join(tmpdir(), 'reelwright-floor-'));
  writeFileSync(join(source, 'index.html'), page);
  writeFileSync(join(source, 'floor.js'), script);
  try {
    await build({
      root: source,
      configFile: false,
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, target: ['chrome120', 'firefox121', 'safari17'] }
    });
  } finally {
    rmSync(source, { recursive: true });
  }
  return outDir;
}
