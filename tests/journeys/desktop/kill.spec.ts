import type { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import { buildDraftSave, buildHistoryEntry } from '#tests/support/builders.ts';
import { expect, type Running, test } from './desktop-app.ts';

const kills = Number(process.env['KILLS'] ?? 5);
const writes = 1000;
const writesALife = writes / kills;

type Acknowledged = { revision: number; entries: number[] };

/** Two writers, one of drafts and one of history; neither runs ahead of what this test has heard. */
async function writeUntilKilled(
  { app, page }: Running,
  notified: Acknowledged,
  stopAfter: number
): Promise<number> {
  const died = new Promise<string>((resolve) => {
    app.process().once('exit', (code, signal) => resolve(signal ?? String(code)));
  });
  let heard = 0;
  const hear = (): void => {
    heard += 1;
    if (heard === stopAfter) app.process().kill('SIGKILL');
  };
  await page.exposeFunction('hearDraft', (revision: number) => {
    notified.revision = revision;
    hear();
  });
  await page.exposeFunction('hearEntry', (number: number) => {
    notified.entries.push(number);
    hear();
  });
  const writing = page.evaluate(
    async ({ draft, entry, from }) => {
      const { hearDraft, hearEntry } = window as unknown as Record<string, (number: number) => Promise<void>>;
      const writeDrafts = async (): Promise<void> => {
        for (let revision = draft.baseRevision; ; revision += 1) {
          const answer = await window.desktop.device.draft.save({ ...draft, baseRevision: revision });
          if (!answer.ok) throw new Error(answer.error.code);
          await hearDraft?.(answer.value.revision);
        }
      };
      const writeEntries = async (): Promise<void> => {
        for (let number = from; ; number += 1) {
          const next: HistoryEntry = { ...entry, id: `prompt-${number}`, createdAt: number };
          const answer = await window.desktop.device.history.save(next);
          if (!answer.ok) throw new Error(answer.error.code);
          await hearEntry?.(number);
        }
      };
      await Promise.all([writeDrafts(), writeEntries()]);
    },
    {
      draft: buildDraftSave(notified.revision),
      entry: buildHistoryEntry(1),
      from: (notified.entries.at(-1) ?? 0) + 2
    }
  );
  // The page dies with main; any other end is a refused write.
  await expect(writing).rejects.toThrow(/closed|crashed|destroyed|disconnected/i);
  expect(await died).toBe('SIGKILL');
  return heard;
}

test(`${kills} kills at random points of ${writes} writes lose nothing that was acknowledged`, async ({
  launch
}) => {
  test.setTimeout(60_000 + kills * 15_000);
  const notified: Acknowledged = { revision: 0, entries: [] };
  let running = await launch();
  for (let life = 0; life < kills; life += 1) {
    const stopAfter = 1 + Math.floor(Math.random() * writesALife);
    const heard = await writeUntilKilled(running, notified, stopAfter);
    expect(heard).toBeLessThanOrEqual(stopAfter + 2);

    running = await launch();
    const kept = await running.page.evaluate(async () => ({
      draft: await window.desktop.device.draft.load(),
      history: await window.desktop.device.history.list(),
      storage: await window.desktop.device.storage.status()
    }));
    expect(kept.storage).toMatchObject({ ok: true, value: { isWritable: true, recovery: null } });
    const revision = kept.draft.ok ? (kept.draft.value?.revision ?? 0) : -1;
    // A write that was on its way when the kill came may have arrived; one that was acknowledged must have.
    expect(revision - notified.revision).toBeGreaterThanOrEqual(0);
    expect(revision - notified.revision).toBeLessThanOrEqual(1);
    const ids = kept.history.ok ? kept.history.value.map(({ createdAt }) => createdAt) : [];
    // Fifty are kept; older ones made room, also for entries that arrived without being acknowledged.
    const oldest = ids.length < 50 ? 0 : Math.min(...ids);
    expect(notified.entries.filter((number) => number >= oldest && !ids.includes(number))).toEqual([]);
    notified.revision = revision;
  }
  test.info().annotations.push({
    type: 'acknowledged',
    description: `${notified.revision} drafts, ${notified.entries.length} entries`
  });
});
