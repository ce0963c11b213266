import { readdirSync } from 'node:fs';
import type { ElectronApplication } from '@playwright/test';
import { climbingPaths } from '#tests/support/hostile-urls.ts';
import { listIpcChannels, reviewedChannelCount } from '#tests/support/ipc-channels.ts';
import { expect, test } from './desktop-app.ts';
import { sendHostileMessages } from './hostile-messages.ts';

/** URLs that the app would have opened in the user's browser. */
async function watchOpenExternal(app: ElectronApplication): Promise<() => Promise<string[]>> {
  await app.evaluate(({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { opened });
    shell.openExternal = (url) => {
      opened.push(url);
      return Promise.resolve();
    };
  });
  return () => app.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);
}

test('the app’s own page breaks none of its policies', async ({ launch }) => {
  const { page, complaints } = await launch();
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('injected script does not run, by whatever door it comes', async ({ running }) => {
  const { page } = running;
  const outcome = await page.evaluate(async () => {
    const violations: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.push(effectiveDirective)
    );
    const refused: string[] = [];
    const attempt = (name: string, action: () => void): void => {
      try {
        action();
      } catch {
        refused.push(name);
      }
    };
    // The tool that runs this may evaluate what the page may not, until its first wait.
    await new Promise((resolve) => setTimeout(resolve, 0));
    attempt('inline script', () => {
      const script = document.createElement('script');
      script.textContent = 'window.hacked = 1';
      document.body.append(script);
    });
    attempt('markup', () => {
      document.body.innerHTML = '<img src="x" onerror="window.hacked = 1">';
    });
    attempt('eval', () => (0, eval)('window.hacked = 1'));
    attempt('a policy of one’s own', () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => object };
      };
      trustedTypes.createPolicy('mine', { createHTML: (text: string) => text });
    });
    const preload = document.createElement('link');
    Object.assign(preload, { rel: 'modulepreload', href: 'https://example.com/evil.js' });
    document.head.append(preload);
    const foreign = document.createElement('img');
    foreign.src = 'https://example.com/pixel.png';
    document.body.append(foreign);
    const fetched = await fetch('https://example.com/').then(
      () => 'answered',
      () => 'blocked'
    );
    // A violation is reported a moment later; a permitted script would have run by then.
    for (const end = performance.now() + 10_000; new Set(violations).size < 5 && performance.now() < end; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const hacked = (window as unknown as { hacked?: number }).hacked ?? 'no';
    return {
      hacked,
      refused,
      fetched,
      violations: [...new Set(violations)].toSorted()
    };
  });
  expect(outcome).toEqual({
    hacked: 'no',
    refused: ['inline script', 'markup', 'eval', 'a policy of one’s own'],
    fetched: 'blocked',
    violations: ['connect-src', 'img-src', 'require-trusted-types-for', 'script-src-elem', 'trusted-types']
  });
});

test('app:// serves bundled files and nothing else', async ({ running }) => {
  const { page } = running;
  const served = await page.evaluate(
    async (paths) => {
      const leaks: string[] = [];
      for (const path of paths) {
        const answer = await fetch(location.origin + path).catch(() => undefined);
        const text = answer?.ok ? await answer.text() : '';
        if (text !== '' && !text.includes('<title>Reelwright')) leaks.push(path);
      }
      return leaks;
    },
    [...climbingPaths, '/package.json', '/../package.json', '/main/index.js', '/../main/index.js']
  );
  expect(served).toEqual([]);
  const headers = await page.evaluate(async () => Object.fromEntries((await fetch('/library')).headers));
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer'
  });
  expect(await page.evaluate(async () => (await fetch('/library', { method: 'POST' })).status)).toBe(405);
});

test('links leave by the browser, and only to where they may', async ({ running }) => {
  const { app, page } = running;
  const opened = await watchOpenExternal(app);
  const before = page.url();
  // The one that may comes last: once it is there, the others have had their turn.
  for (const url of [
    'http://example.com/',
    'file:///etc/passwd',
    'https://127.0.0.1/',
    'https://example.com/docs'
  ]) {
    await page.evaluate((address) => void window.open(address), url);
    await page.evaluate((address) => location.assign(address), url).catch(() => undefined);
  }
  await expect.poll(async () => [...new Set(await opened())]).toEqual(['https://example.com/docs']);
  expect(page.url()).toBe(before);
  await expect.poll(() => app.windows().length).toBe(1);
  expect(await page.evaluate(() => window.desktop.device.history.list())).toMatchObject({ ok: true });
});

test('a page cannot frame another', async ({ running }) => {
  const { page } = running;
  const frames = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = '/library';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    document.body.append(frame);
    await loaded;
    return frame.contentDocument?.title ?? 'closed';
  });
  expect(frames).not.toBe('Reelwright');
});

test('the app may write to the clipboard and ask for nothing else', async ({ running }) => {
  const { page } = running;
  const states = await page.evaluate(async () => {
    const names = [
      'clipboard-write',
      'clipboard-read',
      'geolocation',
      'notifications',
      'camera',
      'microphone'
    ];
    const found = names.map(async (name) => {
      const { state } = await navigator.permissions.query({ name: name as PermissionName });
      return [name, state] as const;
    });
    return Object.fromEntries(await Promise.all(found));
  });
  expect(states).toEqual({
    'clipboard-write': 'granted',
    'clipboard-read': 'denied',
    geolocation: 'denied',
    notifications: 'denied',
    camera: 'denied',
    microphone: 'denied'
  });
  expect(await page.evaluate(() => navigator.clipboard.writeText('rain').then(() => 'written', String))).toBe(
    'written'
  );
});

test('a page of another origin is not answered, even with the bridge in hand', async ({ running }) => {
  const { app } = running;
  const opening = app.waitForEvent('window');
  await app.evaluate(({ app: electronApp, BrowserWindow }) => {
    const preload = `${electronApp.getAppPath()}/out/preload/index.cjs`;
    const window = new BrowserWindow({ webPreferences: { preload, sandbox: true } });
    return window.loadURL('data:text/html,<title>Elsewhere</title>');
  });
  const elsewhere = await opening;
  await elsewhere.waitForFunction(() => document.title === 'Elsewhere' && 'desktop' in window);
  const codes = await elsewhere.evaluate(async () => {
    const { device, shell } = window.desktop;
    const answers = [
      await device.history.list(),
      await device.storage.replace(null),
      await shell.session.describe()
    ];
    return answers.map((answer) => (answer.ok ? 'ok' : answer.error.code));
  });
  expect(codes).toEqual(['forbidden_sender', 'forbidden_sender', 'forbidden_sender']);
  await elsewhere.close();
});

test('main answers on the reviewed channels and no others', async ({ running }) => {
  const { app } = running;
  const channels = await app.evaluate(({ ipcMain }) => [
    ...(ipcMain as unknown as { _invokeHandlers: ReadonlyMap<string, unknown> })._invokeHandlers.keys()
  ]);
  expect(channels.toSorted()).toEqual(listIpcChannels().toSorted());
  expect(channels).toHaveLength(reviewedChannelCount);
});

test('no spelling dictionary is downloaded: only macOS checks spelling by itself', async ({ running }) => {
  const isOn = await running.app.evaluate(({ session }) => session.defaultSession.spellCheckerEnabled);
  expect(isOn).toBe(process.platform === 'darwin');
});

test('thousands of hostile messages crash nothing, and each gets a Result', async ({
  launch,
  dataFolder
}) => {
  test.setTimeout(180_000);
  const { app, page } = await launch();
  await app.evaluate(({ BrowserWindow, dialog }) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: true, filePaths: [] });
    dialog.showSaveDialog = () => Promise.resolve({ canceled: true, filePath: '' });
    for (const { webContents } of BrowserWindow.getAllWindows())
      webContents.print = (_options, done) => done?.(false, 'Print job canceled');
  });
  // The page keeps its own errors there, and some of the messages are thrown before they are sent.
  const listFiles = () =>
    readdirSync(dataFolder)
      .filter((name) => name !== 'failures.json')
      .toSorted();
  const before = listFiles();
  const { sent, codes, others } = await page.evaluate(sendHostileMessages, 90);
  expect(others).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(2000);
  expect(codes['internal'] ?? 0).toBe(0);
  test.info().annotations.push({ type: 'fuzz', description: `${sent} sent: ${JSON.stringify(codes)}` });
  expect(
    await app.evaluate(() => Object.keys(Object.prototype).concat('polluted' in {} ? 'polluted' : []))
  ).toEqual([]);
  expect(await page.evaluate(() => window.desktop.device.storage.status())).toMatchObject({ ok: true });
  expect(listFiles()).toEqual(before);
});
