import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';

let server: TestApp;
beforeAll(async () => (server = await createTestApp()));
afterAll(() => server.stop());

test('the server says that it runs, and that its database answers', async () => {
  expect((await server.call('health.get')).output).toEqual({ status: 'ok', version: '0.0.0' });
  expect((await server.call('health.ready')).output).toEqual({ status: 'ready' });
});
