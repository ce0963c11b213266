// Writes a snapshot the way the app of an older schema version wrote it. Frozen: a released version never changes.
import type { Connection } from '#main/storage/database/connection.ts';
import type { DeviceSnapshot } from '#shared/contract/device.ts';
import { emptyDeviceSnapshot } from '#tests/support/empty-device-snapshot.ts';

/** The part of a snapshot that an app of that version could store. */
export function snapshotOfVersion(version: number, snapshot: DeviceSnapshot): DeviceSnapshot {
  const { models, plan, listingDrafts } = emptyDeviceSnapshot;
  if (version < 4) return { ...snapshot, models, plan, listingDrafts };
  return version < 7 ? { ...snapshot, listingDrafts } : snapshot;
}

export function fillVersion(connection: Connection, version: number, snapshot: DeviceSnapshot): void {
  const insert = (sql: string, rows: readonly (readonly (string | number)[])[]) => {
    const statement = connection.prepare(sql);
    for (const row of rows) statement.run(...row);
  };
  const json = JSON.stringify;
  connection.transaction(() => {
    if (snapshot.draft !== null) {
      const { steps, revision, ...body } = snapshot.draft;
      insert('INSERT INTO drafts VALUES (1, ?, ?)', [[revision, json(body)]]);
      insert(
        'INSERT INTO draft_steps VALUES (?, ?)',
        steps.map((step) => [step.seq, json(step)])
      );
    }
    insert(
      'INSERT INTO history VALUES (?, ?, ?)',
      snapshot.history.map((one) => [one.id, one.createdAt, json(one)])
    );
    insert(
      'INSERT INTO templates VALUES (?, ?)',
      snapshot.templates.map((one) => [one.id, json(one)])
    );
    insert(
      'INSERT INTO marks VALUES (?, ?)',
      snapshot.marks.map((one) => [one.templateId, json(one)])
    );
    const oldestFirst = snapshot.notifications.toReversed();
    if (version === 1) {
      insert(
        'INSERT INTO notifications (id, body) VALUES (?, ?)',
        oldestFirst.map((one) => [one.id, json(one)])
      );
    } else {
      insert(
        'INSERT INTO notifications (id, body, is_read) VALUES (?, ?, ?)',
        oldestFirst.map(({ read, ...one }) => [one.id, json(one), read ? 1 : 0])
      );
    }
    insert(
      'INSERT INTO events (body) VALUES (?)',
      snapshot.events.map((one) => [json(one)])
    );
    insert('INSERT INTO metrics VALUES (1, ?)', [[json(snapshot.metrics)]]);
    insert('INSERT INTO preferences VALUES (1, ?)', [[json(snapshot.preferences)]]);
    if (version < 4) return;
    insert('INSERT INTO models VALUES (1, ?)', [[json(snapshot.models)]]);
    insert('INSERT INTO plans VALUES (1, ?)', [[json(snapshot.plan)]]);
    if (version < 7) return;
    insert(
      'INSERT INTO listing_drafts VALUES (?, ?, ?)',
      snapshot.listingDrafts.map((one) => [one.id, one.revision, json(one)])
    );
  })();
}
