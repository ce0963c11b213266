// The operations of the sync suites on the device under test.
import type { NumberedMutation } from '#shared/domain/sync/mutation.ts';
import type { FeedPage } from '#shared/domain/sync/replica.ts';
import { buildUserTemplate } from '#tests/support/builders.ts';
import { getValue } from '#tests/support/results.ts';
import { buildFeedPage, buildSyncRow } from '#tests/support/sync-builders.ts';
import type { Subject } from './device-under-test.ts';

export const buildNamedTemplate = (name: string) => buildUserTemplate(1, { name });

/** Of the row of the template above. */
export const { id: templateId, ...templateValue } = buildUserTemplate(1);

export const buildTemplateRow = (name: string, revision = 1) =>
  buildSyncRow('templates', templateId, { revision, value: { ...templateValue, name } });

export function syncSubject(subject: Subject) {
  const join = async (userId = 'usr_one') =>
    getValue(subject.device.replica.join({ userId, scopes: ['library', 'buyer'] }));
  const receive = async (page: Partial<FeedPage> = {}) =>
    getValue(subject.device.replica.applyPage(buildFeedPage(page)));
  const begin = async (...rows: FeedPage['rows']) => {
    await join();
    await receive({ rows, startsAnew: true });
  };
  const takeBatch = () => getValue(subject.device.outbox.takeBatch({ limit: 50 }));
  const changes = async () => (await takeBatch()).map(({ entity, rowId, change }) => [entity, rowId, change]);
  const answer = async (batch: readonly NumberedMutation[], refusal: string | null = null) =>
    getValue(
      subject.device.outbox.saveAnswers({ answers: batch.map((mutation) => ({ id: mutation.id, refusal })) })
    );
  const templates = () => getValue(subject.device.templates.list());
  const names = async () => (await templates()).map(({ name }) => name);
  const load = async () => {
    const status = await getValue(subject.device.replica.load());
    if (status === null) throw new Error('The device has not joined');
    return status;
  };
  return { join, receive, begin, takeBatch, changes, answer, templates, names, load };
}
