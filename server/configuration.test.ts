import { describe, expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

describe('the configuration', () => {
  test('has a working default for everything', () => {
    expect(readConfiguration({})).toEqual({
      port: 8787,
      host: '127.0.0.1',
      dataFolder: '.data',
      webFolder: 'dist/web',
      siteUrl: undefined,
      sendsTo: []
    });
  });

  test('takes every value from the environment', () => {
    const environment = {
      PORT: '9000',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/data',
      WEB_DIR: '/srv/web',
      SITE_URL: 'https://prompts.example.com/',
      VITE_SENTRY_DSN: 'https://key@o1.ingest.example.com/4',
      VITE_POSTHOG_HOST: 'https://counts.example.com/',
      VITE_PAGE_ANALYTICS_URL: 'https://counts.example.com/pages'
    };
    expect(readConfiguration(environment)).toEqual({
      port: 9000,
      host: '0.0.0.0',
      dataFolder: '/srv/data',
      webFolder: '/srv/web',
      siteUrl: 'https://prompts.example.com',
      sendsTo: ['https://o1.ingest.example.com', 'https://counts.example.com']
    });
  });

  test('lists every problem at once, with what was given', () => {
    expect(() =>
      readConfiguration({ PORT: 'eighty', HOST: '', DATA_DIR: '', VITE_SENTRY_DSN: 'key' })
    ).toThrow(
      [
        'The configuration has problems:',
        '  PORT must be a whole number, but is "eighty"',
        '  HOST must not be empty, but is ""',
        '  DATA_DIR must not be empty, but is ""',
        '  VITE_SENTRY_DSN must be a web address, but is "key"'
      ].join('\n')
    );
  });

  test.each(['65536', '-1', '80.5', '0x50'])('refuses %s as a port', (PORT) => {
    expect(() => readConfiguration({ PORT })).toThrow('PORT must be');
  });
});
