// One autosave on the desktop's SQLite, against the barest durable statement that stores the same text.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openStorage } from '#main/storage/open-storage.ts';
import type { DraftSave } from '#shared/domain/craft/prompt/journal/draft.ts';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { type Measurement, median, time } from './measurement.ts';

const rounds = 300;
const warmUps = 20;
const aim = 2;

export async function measureDeviceSave(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-bench-'));
  const { handlers, status, close } = openStorage({ folder: join(folder, 'device'), now: Date.now });
  if (!status.ok) throw new Error(status.error.message);
  const baseline = new Database(join(folder, 'bare.db'));
  baseline.pragma('journal_mode = WAL');
  baseline.pragma('synchronous = FULL');
  baseline.exec('CREATE TABLE drafts (id INTEGER PRIMARY KEY, body TEXT NOT NULL)');
  const statement = baseline.prepare('INSERT OR REPLACE INTO drafts (id, body) VALUES (1, ?)');

  const samples: { own: number; floor: number }[] = [];
  for (let round = 0; round < rounds + warmUps; round += 1) {
    const save = makeSave(round);
    const text = JSON.stringify(save);
    // In turns, so that a slow moment of the disk falls on both.
    const floor = time(() => statement.run(text));
    const startedAt = performance.now();
    await handlers['draft.save'](save);
    samples.push({ own: performance.now() - startedAt, floor });
  }
  close();
  baseline.close();
  rmSync(folder, { recursive: true });

  const measured = samples.slice(warmUps);
  const own = median(measured.map((sample) => sample.own));
  const floor = median(measured.map((sample) => sample.floor));
  return [
    {
      name: 'autosave on SQLite, median',
      value: own,
      unit: 'ms',
      floors: [{ name: 'bare prepared statement', value: floor }],
      aim: `≤ ${aim} × the statement`,
      isMet: own <= aim * floor
    }
  ];
}

function makeSave(round: number): DraftSave {
  const seq = round + 1;
  const [template] = builtInTemplates;
  if (template === undefined) throw new Error('There are no built-in templates');
  const concept = `Take ${seq} of a harbour at dawn`;
  return {
    baseRevision: round,
    document: { name: 'Prompt 1', data: { ...template.data, concept } },
    viewingEntryId: null,
    lockedFields: [],
    cursor: seq,
    journal: {
      fromSeq: seq,
      steps: [
        {
          seq,
          label: 'Edit concept',
          at: round,
          typing: 'concept',
          before: { fields: { concept: `Take ${round} of a harbour at dawn` } },
          after: { fields: { concept } }
        }
      ],
      keepFrom: Math.max(1, seq - 100)
    },
    savedAt: round
  };
}
