import { expect, it } from 'vitest';
import { createLog } from './create-log.ts';

function openLog() {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  return { log, readLast: (): unknown => JSON.parse(lines.at(-1) ?? '{}') };
}

it('writes one JSON object a line, with its level, its moment and what it is about', () => {
  const { log, readLast } = openLog();
  log.warn({ route: '/api/health', status: 200 }, 'request');
  expect(readLast()).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    route: '/api/health',
    status: 200,
    msg: 'request'
  });
});

it('leaves out what fields of secrets hold, whatever they hold and however deep they stand', () => {
  const { log, readLast } = openLog();
  log.info(
    {
      id: 'ord_1',
      token: 'word-1',
      Authorization: 'word-2',
      headers: { cookie: 'word-3', host: 'example.com' },
      mails: [{ to: 'word-4', about: { text: { part: 'word-5' } } }]
    },
    'a line'
  );
  expect(JSON.stringify(readLast())).not.toContain('word-');
  expect(readLast()).toMatchObject({
    id: 'ord_1',
    token: '[left out]',
    headers: { cookie: '[left out]', host: 'example.com' },
    mails: [{ to: '[left out]', about: { text: '[left out]' } }]
  });
});

it('ends where what it is given goes round in a circle', () => {
  const { log, readLast } = openLog();
  const circle: Record<string, unknown> = { id: 'one' };
  circle['again'] = [circle];
  log.info({ circle }, 'a line');
  expect(readLast()).toMatchObject({ circle: { id: 'one', again: [{ id: 'one' }] } });
});

it('leaves them out of what every line of a part of the log says', () => {
  const { log, readLast } = openLog();
  log.child({ job: 'send', email: 'word-1' }).info({}, 'a line');
  expect(readLast()).toMatchObject({ job: 'send', email: '[left out]' });
});

it('tells an error by its name and where it came from', () => {
  const { log, readLast } = openLog();
  log.error({ error: new TypeError('No such thing') }, 'a request failed');
  expect(readLast()).toMatchObject({ error: { name: 'TypeError', message: 'No such thing' } });
});
