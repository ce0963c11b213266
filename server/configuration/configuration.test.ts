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
      logLevel: 'info',
      database: { url: undefined, ownerUrl: undefined, connections: 10 },
      secret: undefined,
      trustedHops: 0,
      countryHeader: undefined,
      readsPerMinute: 3000,
      shutdownDelayMs: 1000,
      smtp: undefined,
      operatorEmail: undefined,
      bounceAddress: undefined,
      operatorAddress: ['Reelwright'],
      modelListKeys: [],
      releaseKeys: [],
      s3: undefined,
      stripe: undefined,
      providers: { google: undefined, github: undefined, oidc: undefined },
      givenKeys: new Set(),
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
      LOG_LEVEL: 'warn',
      DATABASE_URL: 'postgres://app:secret@db/reelwright',
      DATABASE_OWNER_URL: 'postgres://owner:secret@db/reelwright',
      DATABASE_CONNECTIONS: '20',
      AUTH_SECRET: 'a'.repeat(32),
      TRUST_PROXY: '1',
      COUNTRY_HEADER: 'CF-IPCountry',
      READS_PER_MINUTE: '600',
      SHUTDOWN_DELAY_SECONDS: '5',
      SMTP_URL: 'smtps://app:secret@mail.example.com',
      MAIL_FROM: 'Reelwright <hello@example.com>',
      OPERATOR_EMAIL: 'operator@example.com',
      BOUNCE_ADDRESS: 'bounces@example.com',
      OPERATOR_ADDRESS: 'Reelwright Ltd; 1 Dock Road;Lisbon',
      RELEASE_KEYS: `${'C'.repeat(43)}=`,
      MODEL_LIST_KEYS: `${'A'.repeat(43)}=, ${'B'.repeat(43)}=`,
      S3_BUCKET: 'media',
      S3_REGION: 'eu-central-1',
      S3_ENDPOINT: 'http://127.0.0.1:9000',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      STRIPE_SECRET_KEY: 'sk_live_a1',
      STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
      GITHUB_CLIENT_ID: 'id',
      GITHUB_CLIENT_SECRET: 'key',
      VITE_POSTHOG_HOST: 'https://counts.example.com/',
      VITE_PAGE_ANALYTICS_URL: 'https://counts.example.com/pages'
    };
    expect(readConfiguration(environment)).toMatchObject({
      port: 9000,
      host: '0.0.0.0',
      dataFolder: '/srv/data',
      webFolder: '/srv/web',
      siteUrl: 'https://prompts.example.com',
      logLevel: 'warn',
      database: {
        url: 'postgres://app:secret@db/reelwright',
        ownerUrl: 'postgres://owner:secret@db/reelwright',
        connections: 20
      },
      secret: 'a'.repeat(32),
      trustedHops: 1,
      countryHeader: 'CF-IPCountry',
      readsPerMinute: 600,
      shutdownDelayMs: 5000,
      smtp: { url: 'smtps://app:secret@mail.example.com', from: 'Reelwright <hello@example.com>' },
      operatorEmail: 'operator@example.com',
      bounceAddress: 'bounces@example.com',
      operatorAddress: ['Reelwright Ltd', '1 Dock Road', 'Lisbon'],
      releaseKeys: [`${'C'.repeat(43)}=`],
      modelListKeys: [`${'A'.repeat(43)}=`, `${'B'.repeat(43)}=`],
      s3: {
        bucket: 'media',
        region: 'eu-central-1',
        endpoint: 'http://127.0.0.1:9000',
        accessKeyId: 'id',
        secretAccessKey: 'key'
      },
      stripe: { secretKey: 'sk_live_a1', webhookSecrets: ['whsec_new', 'whsec_old'], apiBase: undefined },
      providers: { google: undefined, github: { clientId: 'id', clientSecret: 'key' }, oidc: undefined },
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

  test('names what is missing beside what was given, and repeats no secret', () => {
    const wrong = {
      DATABASE_URL: 'mysql://app:hunter2@db',
      SMTP_URL: 'smtp://mail.example.com',
      S3_BUCKET: 'media'
    };
    const read = () => readConfiguration({ ...wrong, AUTH_SECRET: 'short' });
    expect(read).toThrow(
      [
        'The configuration has problems:',
        '  DATABASE_URL must be an address that begins with postgres://',
        '  AUTH_SECRET must have 32 characters at least',
        '  SITE_URL is needed with DATABASE_URL',
        '  MAIL_FROM is needed with SMTP_URL',
        '  SITE_URL is needed with SMTP_URL',
        '  S3_REGION is needed with S3_BUCKET',
        '  S3_ACCESS_KEY_ID is needed with S3_BUCKET',
        '  S3_SECRET_ACCESS_KEY is needed with S3_BUCKET'
      ].join('\n')
    );
    expect(read).not.toThrow('hunter2');
  });

  test('takes no real money where it could be lost or read by others', () => {
    const readLive = (given: Record<string, string>) => () =>
      readConfiguration({ STRIPE_SECRET_KEY: 'sk_live_hunter2', ...given });
    expect(readLive({ SITE_URL: 'http://example.com', STRIPE_API_BASE: 'http://localhost:12111' })).toThrow(
      [
        'The configuration has problems:',
        '  STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY',
        '  DATABASE_URL is needed with a live STRIPE_SECRET_KEY',
        '  SITE_URL must begin with https:// with a live STRIPE_SECRET_KEY',
        '  STRIPE_API_BASE must not be given with a live STRIPE_SECRET_KEY'
      ].join('\n')
    );
    expect(readLive({})).toThrow('SITE_URL is needed with STRIPE_SECRET_KEY');
    expect(readLive({})).not.toThrow('hunter2');
    const inTest = {
      STRIPE_SECRET_KEY: 'sk_test_a1',
      STRIPE_WEBHOOK_SECRET: 'whsec_a1',
      STRIPE_API_BASE: 'http://localhost:12111',
      SITE_URL: 'http://localhost:8787'
    };
    expect(readConfiguration(inTest).stripe).toEqual({
      secretKey: 'sk_test_a1',
      webhookSecrets: ['whsec_a1'],
      apiBase: 'http://localhost:12111'
    });
  });

  test.each([
    ['STRIPE_SECRET_KEY', 'pk_live_hunter2', 'must begin with sk_test_'],
    ['STRIPE_WEBHOOK_SECRET', 'hunter2', 'must begin with whsec_'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_a, hunter2', 'must begin with whsec_']
  ])('refuses a %s that is none, without repeating it', (name, value, reason) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(`${name} ${reason}`);
    expect(() => readConfiguration({ [name]: value })).not.toThrow('hunter2');
  });

  test.each(['65536', '-1', '80.5', '0x50'])('refuses %s as a port', (PORT) => {
    expect(() => readConfiguration({ PORT })).toThrow('PORT must be');
  });
});
