import { expect, test } from 'vitest';
import { interceptSignInLinks } from './intercept-sign-in-links.ts';

test('the page hears how a sign-in ended and never the code; every other event is its own', async () => {
  const events: unknown[] = [];
  const finished: string[] = [];
  const publish = interceptSignInLinks(
    (name, event) => void events.push([name, event]),
    async (query) => {
      finished.push(String(query));
      return query.get('code') === 'good' ? null : 'link_expired';
    }
  );
  publish('link.opened', { path: '/library?search=auth/callback' });
  publish('connection.changed', { isOnline: true });
  publish('link.opened', { path: '/auth/callback?code=good&state=s' });
  publish('link.opened', { path: '/auth/callback' });
  await Promise.resolve();
  await Promise.resolve();
  expect(finished).toEqual(['code=good&state=s', '']);
  expect(events).toEqual([
    ['link.opened', { path: '/library?search=auth/callback' }],
    ['connection.changed', { isOnline: true }],
    ['link.opened', { path: '/auth/returned' }],
    ['link.opened', { path: '/auth/returned?problem=link_expired' }]
  ]);
});
