import axios from 'axios';
import { afterAll, vi } from 'vitest';
import { createCloudCaller } from '#renderer/platform/cloud-caller.ts';
import { cloudTransport } from '#renderer/platform/web/cloud-transport.ts';
import { readCookies } from '#tests/support/server/test-users.ts';
import { describeCloud } from './cloud.suite.ts';

// Language, network, origin and cookies of a page are faked here.
vi.stubGlobal('document', { documentElement: { lang: 'en' } });
vi.stubGlobal('navigator', { onLine: false });
afterAll(() => vi.unstubAllGlobals());

type Browser = { readonly url: string; cookies: string };
let current: Browser = { url: '', cookies: '' };

axios.interceptors.request.use((config) => {
  config.baseURL = current.url;
  config.headers.set({ cookie: current.cookies, origin: current.url, 'sec-fetch-site': 'same-origin' });
  return config;
});
axios.interceptors.response.use((response) => {
  const headers = new Headers();
  for (const cookie of response.headers['set-cookie'] ?? []) headers.append('set-cookie', cookie);
  current.cookies = readCookies({ headers }, current.cookies);
  return response;
});

describeCloud('by a browser', (url) => {
  const browser: Browser = { url, cookies: '' };
  return {
    cloud: createCloudCaller((name, input) => {
      current = browser;
      return cloudTransport(name, input);
    }),
    listSecrets: () => browser.cookies.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1))
  };
});
