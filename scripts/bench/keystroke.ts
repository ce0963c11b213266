// Main-thread work from a key to the repainted preview, on a processor four times slower.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Measurement, percentile } from './measurement.ts';

const slowdown = 4;
const p95AimMs = 16;
const pauseMs = 250;
const text = 'a lighthouse keeper climbs the last stairs as the storm breaks over the bay';

/** The least that can mirror a field: one listener, one text node. */
const barePage =
  'data:text/html,<textarea aria-label="Concept"></textarea><p></p><script>' +
  "const [field] = document.getElementsByTagName('textarea'), [mirror] = document.getElementsByTagName('p');" +
  "field.addEventListener('input', () => { mirror.textContent = field.value; });</script>";

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string } };
};

export async function measureKeystroke(browser: Browser, url: string): Promise<Measurement[]> {
  const own = await measurePage(browser, url, true);
  const floor = await measurePage(browser, barePage, false);
  const p95 = percentile(own, 0.95);
  return [
    {
      name: `keystroke to repainted preview (${slowdown}× slower CPU), p95`,
      value: p95,
      unit: 'ms',
      floors: [{ name: 'a textarea mirrored by one listener', value: percentile(floor, 0.95) }],
      aim: `≤ ${p95AimMs} ms`,
      isMet: p95 <= p95AimMs
    }
  ];
}

async function measurePage(browser: Browser, url: string, hasPreview: boolean): Promise<number[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(url);
  const field = page.getByRole('textbox', { name: 'Concept', exact: true });
  await field.fill('');
  await field.focus();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await type(session, page, 'warm up ');
  const events = await trace(session, () => type(session, page, text));
  if (hasPreview)
    await page
      .getByRole('region', { name: 'Prompt', exact: true })
      .getByText(text.slice(-20))
      .first()
      .waitFor();
  await context.close();
  return measureKeys(events);
}

async function type(session: CDPSession, page: Page, letters: string): Promise<void> {
  for (const letter of letters) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, key: letter });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
    await page.waitForTimeout(pauseMs);
  }
}

async function trace(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata']
    }
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/**
 * For each key the tasks of the page's main thread from the key to the last frame painted before the next key,
 * the autosave between them included: what is counted is too much rather than too little.
 */
function measureKeys(events: readonly TraceEvent[]): number[] {
  const keys = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown');
  const [first] = keys;
  if (first === undefined) throw new Error('No key reached the page');
  const onMainThread = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const tasks = onMainThread.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const paints = onMainThread.filter(({ name }) => name === 'Paint' || name === 'Commit');

  return keys.map((key, index) => {
    const nextKey = keys[index + 1]?.ts ?? key.ts + pauseMs * 1000;
    const lastPaint = paints.findLast(({ ts }) => ts >= key.ts && ts < nextKey);
    if (lastPaint === undefined) throw new Error('A key was pressed and nothing was painted');
    const end = lastPaint.ts + (lastPaint.dur ?? 0);
    return tasks
      .filter(({ ts, dur = 0 }) => ts + dur >= key.ts && ts <= end)
      .reduce((total, { dur = 0 }) => total + dur / 1000, 0);
  });
}
