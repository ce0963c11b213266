import { expect, test } from 'vitest';
import { sentryOptions } from './sentry-options.ts';

const options = sentryOptions('https://key@example.com/1');

test('no copy of memory and no list of what the user did is ever collected', () => {
  const offered = [
    'SentryMinidump',
    'ElectronBreadcrumbs',
    'Screenshots',
    'RendererProfiling',
    'OnUncaughtException',
    'NewInALaterVersion'
  ];
  expect(options.integrations(offered.map((name) => ({ name })))).toEqual([{ name: 'OnUncaughtException' }]);
});

test('errors and traces leave without prompt text', () => {
  const event = {
    level: 'error',
    message: 'my film idea',
    extra: { draft: 'my film idea' },
    user: { ip_address: '1.2.3.4' }
  };
  for (const send of [options.beforeSend, options.beforeSendTransaction]) {
    expect(JSON.stringify(send(event))).not.toMatch(/film|1\.2\.3\.4/);
  }
  expect(options.sendDefaultPii).toBe(false);
});

test('traces are sampled as the spec says', () => {
  expect(options.tracesSampleRate).toBe(0.1);
});
