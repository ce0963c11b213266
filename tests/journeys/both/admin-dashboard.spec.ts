import { findUserId, withServerDatabase } from '#tests/support/server/with-server-database.ts';
import { AccountPage } from '../pages/account-page.ts';
import { listViolations } from '../pages/axe.ts';
import { enterAdministration } from '../pages/enter-administration.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { expect } from '../pages/test.ts';

/** A mail that failed for good, a video and a message that wait, and a day on which payments were down. */
const plant = (dataFolder: string, email: string) =>
  withServerDatabase(dataFolder, async ({ db, pool }) => {
    const payload = { userId: await findUserId(db, email), notice: 'passwordChanged', language: 'en' };
    await pool.query(
      `insert into pgboss.job (name, data, state, retry_limit, retry_count, output, completed_on, deletion_seconds)
       values ('send-notice', $1, 'failed', 5, 5, '{"name":"ECONNREFUSED"}', now(), 604800)`,
      [{ payload }]
    );
    await pool.query(
      `insert into showcase_entries (id, state, title, creator, model, note, host, video_id, data, submitted_at)
       values ('shw_1', 'pending', 'Fog', 'Ada', 'Veo 3.1', '', 'youtube', 'v1', '{}', now() - interval '3 hours')`
    );
    await pool.query(
      `insert into contact_messages (id, name, email, topic, message, fingerprint, received_at)
       values ('msg_1', 'Bo', 'bo@example.com', 'billing', 'I paid twice.', '1', now())`
    );
    await pool.query(
      `insert into service_days (day, service, state)
       select current_date - 2, service, case service when 'payments' then 'down' else 'working' end
       from unnest('{api,database,payments,mail,jobs}'::text[]) service`
    );
  });

test('an administrator sees what waits and what failed, tries it again, and everybody sees the status', async ({
  app,
  market
}) => {
  test.slow();
  const { page } = app;
  const account = new AccountPage(page);
  const admin = await enterAdministration(app, market, '/admin/users');
  await plant(market.dataFolder, admin.email);
  await account.follow('Overview');
  await account.shows('Administration');

  await expect(page.getByRole('link', { name: '1 showcase video Oldest: 3 hours' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Gross sales' })).toBeVisible();
  const jobs = page.getByRole('link', { name: /^Jobs 1 failed/ });
  await expect(jobs).toContainText('Needs attention');
  expect(await listViolations(page)).toEqual([]);

  await jobs.click();
  await account.shows('Operations');
  const failed = page.getByRole('region', { name: 'Failed jobs' });
  await expect(failed.getByText('send-notice · ECONNREFUSED')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed.getByText('No job has failed in the last seven days.')).toBeVisible();
  const invariants = page.getByRole('region', { name: 'Invariants' });
  await invariants.getByRole('button', { name: 'Check again now' }).click();
  await expect(invariants.getByText(/^All \d+ invariants hold\.$/)).toBeVisible();
  expect(await listViolations(page)).toEqual([]);

  await account.follow('Messages');
  const messages = page.getByRole('list', { name: 'Messages' });
  await expect(messages.getByText('I paid twice.')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await messages.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByText('No message to answer')).toBeVisible();

  await account.follow('Audit log');
  await account.shows('Audit log');
  const entries = page.getByRole('list', { name: 'Entries' });
  for (const act of ['Checked the invariants', 'Retried failed jobs'])
    await expect(entries.getByRole('heading', { name: act })).toBeVisible();

  await goTo(app, '/status');
  await account.shows('Service status');
  const services = page.getByRole('region', { name: 'Services' });
  await expect(services.getByRole('listitem')).toHaveCount(5);
  await expect(services.getByRole('heading', { name: 'Payments' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Days with trouble' })).toContainText('Payments: down');
  expect(await listViolations(page)).toEqual([]);
});
