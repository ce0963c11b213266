// Messages to the operators, which wait in the outbox whoever is signed in.
import { describe, expect, test } from 'vitest';
import { emptyDeviceSnapshot } from '#tests/support/empty-device-snapshot.ts';
import { getValue } from '#tests/support/results.ts';
import type { DeviceTraits, Subject } from './device-under-test.ts';
import { buildNamedTemplate, syncSubject } from './sync-subject.ts';

export function describeMessages(subject: Subject, { survivesRestart }: DeviceTraits): void {
  const { join, begin, takeBatch } = syncSubject(subject);
  const write = (id: string) =>
    getValue(
      subject.device.outbox.append({
        id,
        entity: 'contactMessages',
        rowId: id,
        change: { kind: 'create', value: { message: { message: `From ${id}` } } },
        basedOn: null,
        version: 1,
        madeAt: 1
      })
    );
  const answer = (id: string, refusal: string | null) =>
    getValue(subject.device.outbox.saveMessageAnswer({ id, refusal }));
  const list = async () =>
    (await getValue(subject.device.outbox.list())).map(({ mutation, state }) => `${mutation.id} ${state}`);

  describe('keeps messages', () => {
    test('without an account, each once, until they were taken', async () => {
      for (const id of ['one', 'two', 'one']) await write(id);
      expect(await list()).toEqual(['one waiting', 'two waiting']);
      await answer('one', null);
      await answer('two', 'forbidden');
      expect(await list()).toEqual(['two refused']);
      await getValue(subject.device.outbox.remove({ id: 'two' }));
      expect(await list()).toEqual([]);
    });

    test('through every change of the account, and never among what is sent for one', async () => {
      await write('one');
      await begin();
      await getValue(subject.device.templates.save(buildNamedTemplate('Rain')));
      expect((await takeBatch()).map(({ entity }) => entity)).toEqual(['templates']);
      await write('two');
      expect(await list()).toHaveLength(3);
      await join('usr_two');
      await getValue(subject.device.replica.leave({ keepsLibrary: false }));
      expect(await list()).toEqual(['one waiting', 'two waiting']);
    });

    test('in their place among changes that come and go', async () => {
      await begin();
      await getValue(subject.device.templates.save(buildNamedTemplate('Rain')));
      await write('one');
      await getValue(subject.device.outbox.collect());
      await write('two');
      await answer('one', null);
      const kept = await getValue(subject.device.outbox.list());
      expect(kept.map(({ mutation }) => mutation.entity)).toEqual(['contactMessages', 'templates']);
      await answer('two', null);
      expect((await takeBatch()).map(({ entity }) => entity)).toEqual(['templates']);
    });

    test('where a snapshot takes the place of all, and not where all is erased', async () => {
      await begin();
      await write('one');
      const before = await getValue(subject.device.replica.load());
      await getValue(subject.device.storage.replace(emptyDeviceSnapshot));
      expect(await list()).toEqual(['one waiting']);
      // The server tells it of a deletion of the library that the snapshot is older than.
      const { formerIds } = (await getValue(subject.device.replica.load())) ?? {};
      expect(formerIds).toEqual([before?.deviceId]);
      await getValue(subject.device.storage.replace(null));
      expect(await list()).toEqual([]);
    });

    if (survivesRestart) {
      test('over a restart', async () => {
        await write('one');
        await subject.restart();
        expect(await list()).toEqual(['one waiting']);
      });
    }
  });
}
