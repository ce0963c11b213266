import { join } from 'node:path';
import { extractAll } from '@electron/asar';
import { buildDraftSave } from '#tests/support/builders.ts';
import { packDesktop } from '#tests/support/pack-desktop.ts';
import { expect, test as base } from './desktop-app.ts';

// The files of the package, run as they are: nothing of the repository is near them.
const test = base.extend({
  appFolder: async ({ dataFolder }, use) => {
    const packed = await packDesktop(join(dataFolder, 'pack'));
    const extracted = join(dataFolder, 'extracted');
    extractAll(packed.asar, extracted);
    await use(extracted);
  }
});

// The package is built for the system it is built on; this one checks Linux.
if (process.platform === 'linux') {
  test('the packed files start, keep a draft and show it again', async ({ launch }) => {
    const first = await launch();
    const save = await first.page.evaluate(
      (draft) => window.desktop.device.draft.save(draft),
      buildDraftSave(0)
    );
    expect(save).toMatchObject({ ok: true });
    await first.app.close();
    const second = await launch();
    expect(await second.page.evaluate(() => window.desktop.device.draft.load())).toMatchObject({
      value: { revision: 1 }
    });
    expect(second.complaints).toEqual([]);
  });
}
