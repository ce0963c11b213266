import { commands } from '#shared/contract/commands.ts';
import { expect, test } from './desktop-app.ts';

const idsInMenus = commands.filter((command) => 'menu' in command).map(({ id }) => id);

test('each command in the native menus reaches the page by its name', async ({ running }) => {
  const { app, page } = running;
  await page.evaluate(() => {
    const invoked: string[] = [];
    Object.assign(window, { invoked });
    window.desktop.on('command.invoked', ({ id }) => invoked.push(id));
  });
  await app.evaluate(({ Menu }, ids) => {
    for (const id of ids) Menu.getApplicationMenu()?.getMenuItemById(id)?.click();
  }, idsInMenus);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { invoked: string[] }).invoked))
    .toEqual(idsInMenus);
});

test('the page decides which of its commands can be chosen, and of nothing else', async ({ running }) => {
  const { app, page } = running;
  const decide = (canUndo: boolean): Promise<unknown> =>
    page.evaluate(
      (enabled) => window.desktop.shell.menu.setEnabled({ 'edit.undo': enabled, quit: false, about: false }),
      canUndo
    );
  const canUndo = (): Promise<boolean | undefined> =>
    app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('edit.undo')?.enabled);
  // The app's own screen decides too, whenever its state changes; the last word counts.
  for (const wanted of [true, false]) {
    await expect
      .poll(async () => {
        await decide(wanted);
        return canUndo();
      })
      .toBe(wanted);
  }
  const disabled = await app.evaluate(({ Menu }) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? [];
    return items.filter(({ enabled }) => !enabled).map(({ id }) => id);
  });
  expect(idsInMenus).toEqual(expect.arrayContaining(disabled));
});

test('the menus speak the language of the page, and what could not be chosen still cannot', async ({
  running
}) => {
  const { app, page } = running;
  const look = (): Promise<unknown> =>
    app.evaluate(({ Menu }) => {
      const items = ['menu.File', 'menu.Edit', 'menu.View', 'edit.undo'].map((id) =>
        Menu.getApplicationMenu()?.getMenuItemById(id)
      );
      return [...items.map((item) => item?.label), items.at(-1)?.enabled];
    });
  const english = ['File', 'Edit', 'View', 'Undo', false];
  await expect.poll(look).toEqual(english);
  const choose = (language: string): Promise<void> =>
    page.getByRole('radio', { name: language, exact: true }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await choose('Español');
  await expect.poll(look).toEqual(['Archivo', 'Edición', 'Ver', 'Deshacer', false]);
  await choose('English');
  await expect.poll(look).toEqual(english);
});

test('the data folder is shown where it is, also where the page cannot start', async ({ running }) => {
  const [shown, folder] = await running.app.evaluate(async ({ app, Menu, shell }) => {
    const opened = new Promise<string>((resolve) => {
      shell.openPath = (path) => {
        resolve(path);
        return Promise.resolve('');
      };
    });
    Menu.getApplicationMenu()?.getMenuItemById('menu.showDataFolder')?.click();
    return [await opened, app.getPath('userData')];
  });
  expect(shown).toBe(folder);
});

test('the page, not the menu, owns the keys', async ({ running }) => {
  const { app } = running;
  const [accelerator, isRegistered] = await app.evaluate(({ Menu }) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById('prompt.save');
    return [item?.accelerator, item?.registerAccelerator];
  });
  expect(accelerator).toBe('CommandOrControl+S');
  expect(isRegistered).toBe(process.platform === 'darwin');
});

test('a right click in a text field offers the clipboard', async ({ running }) => {
  const { app } = running;
  const labels = await app.evaluate(({ BrowserWindow, Menu }) => {
    const shown: string[] = [];
    Menu.prototype.popup = function popup(this: Electron.Menu) {
      shown.push(
        ...this.items
          .filter(({ type }) => type !== 'separator')
          .map(({ role, label }) => (role ?? label).toLowerCase())
      );
    };
    const facts = {
      isEditable: true,
      selectionText: 'camera',
      misspelledWord: '',
      dictionarySuggestions: [],
      editFlags: { canCut: true, canCopy: true, canPaste: true, canSelectAll: true }
    };
    BrowserWindow.getAllWindows()[0]?.webContents.emit('context-menu', {}, facts);
    return shown;
  });
  expect(labels).toEqual(['cut', 'copy', 'paste', 'selectall']);
});

test('Quit ends the app', async ({ launch }) => {
  const { app } = await launch();
  const closed = app.waitForEvent('close');
  // Closing destroys the execution context of the call.
  await app
    .evaluate(({ Menu }) => {
      const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? [];
      items.find(({ role }) => String(role) === 'quit')?.click();
    })
    .catch(() => undefined);
  await closed;
});
