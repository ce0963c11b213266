import { expect, test } from 'vitest';
import type { Status } from '#shared/contract/cloud/server.ts';
import { listIncidents, listServiceDays, shownDays } from './summarize-days.ts';

const status: Status = {
  asOf: 0,
  states: { api: 'working', database: 'working', payments: 'working', mail: 'working', jobs: 'working' },
  days: [
    { day: '2026-11-24', service: 'mail', state: 'down' },
    { day: '2026-11-25', service: 'api', state: 'working' },
    { day: '2026-11-26', service: 'mail', state: 'degraded' },
    { day: '2026-11-26', service: 'api', state: 'working' }
  ]
};

test('each of ninety days up to today has its state, or none where there is no data', () => {
  const days = listServiceDays(status, 'mail', '2026-11-26');
  expect(days).toHaveLength(shownDays);
  expect(days[0]).toEqual({ day: '2026-08-29', state: null });
  expect(days.slice(-3)).toEqual([
    { day: '2026-11-24', state: 'down' },
    { day: '2026-11-25', state: null },
    { day: '2026-11-26', state: 'degraded' }
  ]);
});

test('days without trouble are no incidents; the newest comes first', () => {
  expect(listIncidents(status).map(({ day }) => day)).toEqual(['2026-11-26', '2026-11-24']);
});
