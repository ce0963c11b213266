// A child process: saves drafts and history entries as fast as it can and prints each one that was answered.
import { writeSync } from 'node:fs';
import { buildDraftSave, buildHistoryEntry, buildPrompt, buildStep } from '#tests/support/builders.ts';
import { getValue } from '#tests/support/results.ts';
import { createSqliteDevice } from '#tests/support/sqlite-device.ts';

const [folder = ''] = process.argv.slice(2);
const { device } = createSqliteDevice({ folder, now: Date.now });

let revision = (await getValue(device.draft.load()))?.revision ?? 0;
let number = (await getValue(device.history.list()))[0]?.createdAt ?? 0;

// Until it is killed.
for (;;) {
  const seq = revision + 1;
  const save = buildDraftSave(revision, {
    document: { name: '', data: buildPrompt({ concept: `Concept ${seq}` }) },
    cursor: seq,
    journal: { fromSeq: seq, steps: [buildStep(seq)], keepFrom: Math.max(1, seq - 99) }
  });
  revision = (await getValue(device.draft.save(save))).revision;
  writeSync(1, `draft ${revision}\n`);
  await getValue(device.history.save(buildHistoryEntry(number + 1)));
  number += 1;
  writeSync(1, `history ${number}\n`);
}
