import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createMemoryDevice } from '#renderer/platform/memory-device.ts';
import { buildUserTemplate } from '#tests/support/builders.ts';
import { getValue } from '#tests/support/results.ts';
import { buildFeedPage } from '#tests/support/sync-builders.ts';
import { countUnsent } from '../store/count-unsent.ts';
import { UnsentNotes } from './keep-library-dialog.tsx';

test('wishes that were not sent are counted as outside the library, and a template or message is not', async () => {
  const device = createMemoryDevice();
  const { replica, outbox, templates } = device;
  await getValue(replica.join({ userId: 'usr_ann', scopes: ['library', 'buyer'] }));
  expect(await countUnsent(device, 'usr_ann')).toMatchObject({ unsent: 'unknown', outside: 0 });
  for (const scope of ['library', 'buyer'] as const)
    await getValue(replica.applyPage(buildFeedPage({ scope, startsAnew: true })));
  await getValue(templates.save(buildUserTemplate(1)));
  const before = await countUnsent(device, 'usr_ann');
  const message = { message: { name: 'Ann', email: 'ann@example.com', message: 'Hello' } };
  for (const [entity, rowId, value] of [
    ['wishlistItems', 'lst_1', {}],
    ['wishlistItems', 'lst_2', {}],
    ['contactMessages', 'msg_1', { ...message, writer: 'usr_ann' }],
    ['contactMessages', 'msg_2', { ...message, writer: 'usr_ben' }]
  ] as const)
    await getValue(
      outbox.append({
        id: rowId,
        entity,
        rowId,
        change: { kind: entity === 'wishlistItems' ? 'add' : 'create', value },
        basedOn: null,
        version: 1,
        madeAt: 1
      })
    );
  expect(before?.outside).toBe(0);
  const messages = { waiting: 1, refused: 0 };
  expect(await countUnsent(device, 'usr_ann')).toMatchObject({ outside: 2, messages });
});

test('signing out says that changes outside the library stay with it, and that messages stay', () => {
  const draw = (outside: number, waiting = 0, refused = 0) =>
    renderToStaticMarkup(<UnsentNotes outside={outside} messages={{ waiting, refused }} />);
  expect(draw(2)).toContain(
    '2 changes outside your library have not synced. If you keep your library, they stay on this device'
  );
  expect(draw(1)).toContain(
    '1 change outside your library has not synced. If you keep your library, it stays on this device'
  );
  expect(draw(0, 1)).toMatch(/^<p[^>]*>1 message is waiting to be sent\. It stays on this device/u);
  expect(draw(0, 0, 2)).toMatch(/^<p[^>]*>2 messages could not be sent\. They stay on this device/u);
  expect(draw(0)).toBe('');
});
