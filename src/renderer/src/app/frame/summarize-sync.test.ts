import { expect, test } from 'vitest';
import type { OutboxItem } from '#shared/domain/sync/outbox.ts';
import { summarizeSync } from './summarize-sync.ts';

const buildMessage = (writer: string, state: 'waiting' | 'refused'): OutboxItem => ({
  mutation: {
    id: `${writer} ${state}`,
    entity: 'contactMessages',
    rowId: writer,
    change: { kind: 'create', value: { writer } },
    basedOn: null,
    version: 1,
    madeAt: 1
  },
  sequence: null,
  state,
  refusal: null
});

test('the status bar counts messages for their writer, and none of another user', () => {
  const outbox = [
    buildMessage('usr_ann', 'waiting'),
    buildMessage('usr_ben', 'waiting'),
    buildMessage('usr_ben', 'refused')
  ];
  const summarize = (accountId: string | null) => {
    const state = { replica: null, round: 'none', outbox, conflicts: [] } as const;
    return summarizeSync(state, { isOnline: true, accountId, path: '/sync' });
  };
  expect(summarize('usr_ann')).toEqual({ kind: 'messages', count: 1, path: '/sync' });
  expect(summarize('usr_ben')).toEqual({ kind: 'attention', count: 1, path: '/sync' });
  expect([summarize(null), summarize('usr_eve')]).toEqual([null, null]);
});
