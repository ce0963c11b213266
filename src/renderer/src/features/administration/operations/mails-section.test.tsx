import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StaticRouter } from '#renderer/lib/router.ts';
import { Bounces } from './mails-section.tsx';

const draw = (bounces: Parameters<typeof Bounces>[0]['bounces']) =>
  renderToStaticMarkup(
    <StaticRouter location="/admin/operations">
      <Bounces bounces={bounces} />
    </StaticRouter>
  );

const bounce = {
  id: 'eml_1',
  userId: 'usr_1',
  isNotice: true,
  kind: 'hard',
  status: '5.1.1',
  diagnostic: '550 5.1.1 User <b>unknown</b>',
  bouncedAt: Date.UTC(2026, 10, 27)
} as const;

test('where delivery reports are not processed, operations say so instead of "none"', () => {
  expect(draw(null)).toContain('Bounces are not tracked');
  expect(draw({ hard: 0, soft: 0, newest: [] })).toContain('No mail has bounced');
});

test('bounces are counted and listed with what the server answered, as text', () => {
  const html = draw({ hard: 1, soft: 2, newest: [bounce, { ...bounce, id: 'eml_2', userId: null }] });
  expect(html).toContain('3 mails bounced in the last seven days, 1 of them permanently.');
  expect(html).toContain('User &lt;b&gt;unknown');
  expect(html.match(/href="\/admin\/users\/usr_1"/g)).toHaveLength(1);
});
