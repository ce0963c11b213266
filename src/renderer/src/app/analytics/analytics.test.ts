import { expect, test, vi } from 'vitest';
import { changePreferences, defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import { describePageView, sendPageView } from './page-view.ts';
import { type AnalyticsClient, posthogOptions } from './posthog-client.ts';
import { createSharing } from './sharing.ts';

const event = (id: string) => ({ id, type: 'template.used', properties: {}, timestamp: 1, sessionId: 's' });
const sharing = changePreferences(defaultPreferences, {
  analytics: { enabled: true, shareUsageData: true }
});
const onlyEnabled = changePreferences(defaultPreferences, { analytics: { enabled: true } });

function setUp() {
  const client = { send: vi.fn<AnalyticsClient['send']>(), stop: vi.fn<AnalyticsClient['stop']>() };
  const load = vi.fn<() => Promise<() => AnalyticsClient>>(async () => () => client);
  return { client, load, share: createSharing(load) };
}

test('the client is loaded only for those who opted in and share usage data', async () => {
  const { client, load, share } = setUp();
  share.follow(defaultPreferences);
  share.follow(onlyEnabled);
  share.send(event('before'));
  expect(load).not.toHaveBeenCalled();
  share.follow(sharing);
  share.send(event('while loading'));
  await vi.waitFor(() => expect(client.send).toHaveBeenCalledTimes(1));
  share.send(event('after'));
  expect(client.send.mock.calls.map(([{ type }]) => type)).toEqual(['template.used', 'template.used']);
});

test('a change of mind stops it, even while it loads', async () => {
  const { client, share } = setUp();
  share.follow(sharing);
  share.follow(onlyEnabled);
  await Promise.resolve();
  await Promise.resolve();
  expect(client.send).not.toHaveBeenCalled();
  share.follow(sharing);
  share.send(event('a'));
  await vi.waitFor(() => expect(client.send).toHaveBeenCalledTimes(1));
  share.follow(defaultPreferences);
  share.send(event('b'));
  expect([client.stop.mock.calls.length, client.send.mock.calls.length]).toEqual([1, 1]);
});

test('without a configured address nothing is loaded and nothing kept for it', () => {
  const share = createSharing(null);
  share.follow(sharing);
  expect(() => share.send(event('a'))).not.toThrow();
});

test('the client waits for a yes, keeps its session and its cookie as the spec says, and loads nothing', () => {
  expect(posthogOptions('https://counts.example')).toMatchObject({
    api_host: 'https://counts.example',
    opt_out_capturing_by_default: true,
    opt_out_persistence_by_default: true,
    request_batching: false,
    session_idle_timeout_seconds: 1800,
    cookie_expiration: 365,
    disable_external_dependency_loading: true,
    autocapture: false
  });
});

test('of what the client knows by itself no address, referrer or device is sent', () => {
  const send = posthogOptions('https://counts.example').before_send;
  if (typeof send !== 'function') throw new Error('There is no filter');
  const properties = {
    $current_url: '/?q=secret',
    $referrer: 'a',
    $browser: 'b',
    token: 't',
    format: 'json'
  };
  const sent = send({ uuid: '1', event: 'prompt.generated', properties, $set: { $os: 'c' } });
  expect(sent?.properties).toEqual({ token: 't', format: 'json' });
  expect(JSON.stringify(sent)).not.toMatch(/secret|\$os/);
});

test('a page view names the page, the site before it, the language and a width class', () => {
  const around = { path: '/library', host: 'here.example', language: 'es', width: 800 };
  expect(describePageView({ ...around, referrer: 'https://there.example/private?q=1' })).toEqual({
    path: '/library',
    referrer: 'there.example',
    language: 'es',
    width: 'medium'
  });
  expect(describePageView({ ...around, referrer: 'https://here.example/a' }).referrer).toBe('');
  expect(describePageView({ ...around, referrer: '' }).referrer).toBe('');
});

test('a page view is one POST without cookies or referrer', () => {
  const post = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', post);
  const view = { path: '/', referrer: '', language: 'en', width: 'wide' } as const;
  sendPageView('https://counts.example/pages', view);
  expect(post.mock.calls).toHaveLength(1);
  expect(post.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    body: JSON.stringify(view)
  });
  vi.unstubAllGlobals();
});
