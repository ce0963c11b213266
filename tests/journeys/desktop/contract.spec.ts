// The contract of the stand-in with Electron. Red on a real Electron, this file shows where the stand-in is wrong.
import { expect, test } from './desktop-app.ts';

test('values cross between page and main as V8 clones them', async ({ launch }) => {
  const { app, page } = await launch();
  await app.evaluate(({ ipcMain }) => {
    ipcMain.removeHandler('device:history.remove');
    ipcMain.handle('device:history.remove', (_event, value: unknown) => value);
  });
  const returned = await page.evaluate(async () => {
    const echo = window.desktop.device.history.remove as unknown as (value: unknown) => Promise<unknown>;
    const holes: unknown[] = [];
    holes[2] = 3;
    const buffer = new Uint8Array([1, 2, 3]);
    const values = [
      new Date(5),
      /x/gi,
      new Map([[1, new Set([2])]]),
      buffer,
      10n,
      undefined,
      Number.NaN,
      -0,
      holes
    ];
    const described: string[] = [];
    for (const value of [...values, new TypeError('t'), JSON.parse('{"__proto__":1}')]) {
      const back = await echo(value);
      const plain =
        typeof back === 'bigint' || Object.is(back, -0) ? `exactly ${String(back)}` : JSON.stringify(back);
      const sign = Object.is(back, -0) ? '-' : '';
      described.push(
        `${Object.prototype.toString.call(back)} ${sign}${Array.isArray(back) ? back.length : plain}`
      );
    }
    return described;
  });
  expect(returned).toEqual([
    '[object Date] "1970-01-01T00:00:00.005Z"',
    '[object RegExp] {}',
    '[object Map] {}',
    '[object Uint8Array] {"0":1,"1":2,"2":3}',
    '[object BigInt] exactly 10',
    '[object Undefined] undefined',
    '[object Number] null',
    '[object Number] -exactly 0',
    '[object Array] 3',
    '[object Error] {}',
    '[object Object] {"__proto__":1}'
  ]);
});

test('what cannot be cloned is refused', async ({ running }) => {
  const { page } = running;
  const codes = await page.evaluate(async () => {
    const remove = window.desktop.device.history.remove as unknown as (
      value: unknown
    ) => ReturnType<typeof window.desktop.device.history.remove>;
    const answers = [
      await remove(() => 1),
      await remove({ id: Promise.resolve('x') }),
      await remove({ id: 5 })
    ];
    return answers.map((answer) => (answer.ok ? 'ok' : `${answer.error.code} ${answer.error.detail}`));
  });
  expect(codes).toEqual([
    'invalid_input not cloneable',
    'invalid_input not cloneable',
    'invalid_input id: invalid_type'
  ]);
});

test('the page has no Node, no ipcRenderer, and an API it cannot change', async ({ running }) => {
  const { page } = running;
  expect(
    await page.evaluate(() => ({
      node: ['require', 'process', 'module', 'global', 'Buffer', 'ipcRenderer'].filter(
        (name) => name in globalThis
      ),
      isFrozen: Object.isFrozen(window.desktop) && Object.isFrozen(window.desktop.device.history),
      canReplace: Reflect.set(window, 'desktop', 1),
      isSecure: isSecureContext
    }))
  ).toEqual({ node: [], isFrozen: true, canReplace: false, isSecure: true });
});

test('main hears where the page goes without loading anew', async ({ running }) => {
  const { app, page } = running;
  // The app says where it is and which theme it has while it starts.
  await page.getByRole('textbox', { name: 'Concept', exact: true }).waitFor();
  const main = await app.evaluateHandle(({ BrowserWindow }) => ({
    heard: new Promise((resolve) => {
      const [window] = BrowserWindow.getAllWindows();
      window?.webContents.once('did-navigate-in-page', (_event, url, isMainFrame) =>
        resolve([url, isMainFrame])
      );
    })
  }));
  await page.evaluate(() => history.pushState(null, '', '/library?tag=rain'));
  expect(await main.evaluate(({ heard }) => heard)).toEqual(['app://bundle/library?tag=rain', true]);
});

test('a page that refuses to unload stays until main lets it go', async ({ launch }) => {
  const { app, page } = await launch();
  await page.mouse.click(5, 5);
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
  await app.evaluate(
    ({ BrowserWindow, dialog }) =>
      new Promise<void>((resolve) => {
        const questions: string[] = [];
        Object.assign(globalThis, { questions });
        dialog.showMessageBoxSync = ((_window: unknown, options: Electron.MessageBoxSyncOptions) => {
          questions.push([options.message, ...(options.buttons ?? [])].join(' | '));
          resolve();
          return 1;
        }) as typeof dialog.showMessageBoxSync;
        BrowserWindow.getAllWindows()[0]?.close();
      })
  );
  // It goes on answering: it was not on its way out.
  expect(await page.evaluate(() => document.visibilityState)).toBe('visible');
  const asked = await app.evaluate(() => (globalThis as unknown as { questions: string[] }).questions);
  expect(asked).toEqual(['Unsaved changes | Leave | Stay']);
  expect(app.windows()).toHaveLength(1);
  const closed = app.waitForEvent('close');
  // Closing destroys the execution context of the call.
  await app
    .evaluate(({ BrowserWindow, dialog }) => {
      dialog.showMessageBoxSync = () => 0;
      BrowserWindow.getAllWindows()[0]?.close();
    })
    .catch(() => undefined);
  await closed;
});

test('a second start hands its command line over and ends', async ({ launch, startAgain }) => {
  const { app } = await launch();
  const main = await app.evaluateHandle(({ app: electronApp }) => ({
    heard: new Promise<string[]>((resolve) =>
      electronApp.once('second-instance', (_event, argv) => resolve(argv))
    )
  }));
  expect(await startAgain('reelwright://library')).toBe(0);
  expect(await main.evaluate(({ heard }) => heard)).toContain('reelwright://library');
});
