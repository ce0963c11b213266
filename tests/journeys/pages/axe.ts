import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

// The rules as the package for Playwright brings them: its own way of running them opens a page for every look.
const require = createRequire(import.meta.resolve('@axe-core/playwright'));
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type AxeRun = {
  readonly runOnly: { readonly type: string; readonly values: readonly string[] };
  readonly rules: Readonly<Record<string, { readonly enabled: boolean }>>;
};

type Axe = {
  readonly run: (
    context: Document | { readonly include: readonly Element[] },
    options: object
  ) => Promise<{
    violations: readonly { id: string; nodes: readonly { target: readonly string[]; html: string }[] }[];
  }>;
};

/** Runs in the page. Until all that was opened has come to rest: half faded, nothing has its contrast. */
async function waitForAnimations(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isMoving = () =>
    document.querySelector('[data-starting-style], [data-ending-style], main [aria-busy=true]') !== null ||
    document.getAnimations().some(({ playState }) => playState === 'running');
  await nextFrame();
  do await nextFrame();
  while (isMoving());
}

/** Those whose outcome depends on nothing but colours; they take most of the time. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** `shape` is all but colours. */
export type Extent = 'everything' | 'colours' | 'shape';

/** Runs in the page. */
async function runAxe({ runOnly, rules, part }: AxeRun & { readonly part: string }): Promise<string[]> {
  const axe = Reflect.get(window, 'axe') as Axe;
  const parts = [...document.querySelectorAll(part)].filter((element) => element.checkVisibility());
  const { violations } = await axe.run(parts.length > 0 ? { include: parts } : document, {
    runOnly,
    rules,
    resultTypes: ['violations'],
    // Only rules about print styles and media ask for what is behind links.
    preload: false
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`
  );
}

/** Anything that covers the page, which was judged at rest. */
const cover = '[role=dialog]:not([aria-modal=false]), [role=alertdialog], [role=menu], [role=tooltip]';

const withoutColours = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));
const runs: Readonly<Record<Extent, AxeRun>> = {
  everything: { runOnly: { type: 'tag', values: tags }, rules: {} },
  colours: { runOnly: { type: 'rule', values: colorRules }, rules: {} },
  shape: { runOnly: { type: 'tag', values: tags }, rules: withoutColours }
};

/**
 * Violations of WCAG 2.2 AA and of best practice in `part`, and in the whole page where there is none: a line for each
 * rule, with the elements. None on the desktop, which shows the same document: journeys of both builds are judged in
 * the browser.
 */
export async function listViolations(
  page: Page,
  extent: Extent = 'everything',
  part = cover
): Promise<string[]> {
  if (!page.url().startsWith('http')) return [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await page.evaluate(waitForAnimations);
  return await page.evaluate(runAxe, { ...runs[extent], part });
}
