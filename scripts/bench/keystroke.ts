// Main-thread work from a key to the repainted preview, on a processor four times slower.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Measurement, percentile } from './measurement.ts';

const slowdown = 4;
const p95AimMs = 16;
/** How long a finger stays on a key, and then away from the next. */
const holdMs = 80;
const pauseMs = 170;
const preview = 'section[aria-label="Prompt"]';
const changeMark = 'preview-changed';
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
  /** Microseconds of processor time: what else the machine does in the meantime is not in it. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string } };
};

export async function measureKeystroke(browser: Browser, url: string): Promise<Measurement[]> {
  const own = await measurePage(browser, url, preview);
  const floor = await measurePage(browser, barePage, 'p');
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

async function measurePage(browser: Browser, url: string, mirror: string): Promise<number[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(url);
  const field = page.getByRole('textbox', { name: 'Concept', exact: true });
  await field.fill('');
  await field.focus();
  await page.evaluate(watchScript(mirror));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await type(session, page, 'warm up ');
  const events = await trace(session, () => type(session, page, text));
  await context.close();
  return measureKeys(events);
}

/** A script as text, since the tools are compiled without a page's types. */
const watchScript = (mirror: string): string =>
  `new MutationObserver(() => performance.mark('${changeMark}'))` +
  `.observe(document.querySelector('${mirror}'), { childList: true, subtree: true, characterData: true })`;

async function type(session: CDPSession, page: Page, letters: string): Promise<void> {
  for (const letter of letters) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, key: letter });
    await page.waitForTimeout(holdMs);
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
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']
    }
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/**
 * For each key all work of the page's main thread until the frame that shows it is made, whatever the work is for. A
 * space at the end changes nothing in the preview before the next letter does, so there its own field counts.
 */
function measureKeys(events: readonly TraceEvent[]): number[] {
  const keys = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown');
  const [first] = keys;
  if (first === undefined || keys.length !== text.length) throw new Error('Not every key reached the page');
  const onMainThread = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const tasks = onMainThread.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const changes = onMainThread.filter(({ name }) => name === changeMark);
  const paints = onMainThread.filter(({ name }) => name === 'Paint');

  return keys.map((key, place) => {
    const next = keys[place + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const change =
      changes.find(({ ts }) => ts >= key.ts && ts < next) ?? (text[place] === ' ' ? key : undefined);
    const paint = paints.find(({ ts }) => change !== undefined && ts >= change.ts);
    if (paint === undefined || paint.ts > next)
      throw new Error('A key was pressed and the preview was not painted');
    return tasks
      .filter(({ ts, dur = 0 }) => ts + dur >= key.ts && ts <= paint.ts)
      .reduce((total, { dur = 0, tdur = dur }) => total + tdur / 1000, 0);
  });
}
