import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

// The rules as the package for Playwright brings them: its own way of running them opens a page for every look.
const require = createRequire(import.meta.resolve('@axe-core/playwright'));
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Axe = {
  readonly run: (
    context: Document,
    options: object
  ) => Promise<{
    violations: readonly { id: string; nodes: readonly { target: readonly string[]; html: string }[] }[];
  }>;
};

/** Runs in the page. Until all that was opened has come to rest: half faded, nothing has its contrast. */
async function comeToRest(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isMoving = () =>
    document.querySelector('[data-starting-style], [data-ending-style], main [aria-busy=true]') !== null ||
    document.getAnimations().some(({ playState }) => playState === 'running');
  await nextFrame();
  do await nextFrame();
  while (isMoving());
}

/** Those whose outcome depends on nothing but colours; they take most of the time. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** `colours` and `shape`, which is all but colours, are enough where the rest was looked at already. */
type Extent = 'everything' | 'colours' | 'shape';

/** What the whole page breaks of WCAG 2.2 AA and of best practice: a line for each rule, with the elements. */
export async function listViolations(page: Page, extent: Extent = 'everything'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await page.evaluate(comeToRest);
  const runOnly =
    extent === 'colours' ? { type: 'rule', values: colourRules } : { type: 'tag', values: tags };
  const left = extent === 'shape' ? colourRules : [];
  const rules = Object.fromEntries(left.map((rule) => [rule, { enabled: false }]));
  return await page.evaluate(
    async (wanted) => {
      const axe = Reflect.get(window, 'axe') as Axe;
      const { violations } = await axe.run(document, {
        ...wanted,
        resultTypes: ['violations'],
        // Only rules about print styles and media ask for what is behind links.
        preload: false
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`
      );
    },
    { runOnly, rules }
  );
}
