import type { Carry } from '#shared/contract/caller.ts';
import { createCloudCarry } from '#shared/contract/call-cloud.ts';
import { sendByAxios } from './send-by-axios.ts';

export const carry: Carry = createCloudCarry({
  send: (request) =>
    // Mails are written in the language of the app, whatever the browser prefers.
    sendByAxios({
      ...request,
      headers: { ...request.headers, 'accept-language': document.documentElement.lang }
    }),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
  createKey: () => crypto.randomUUID(),
  isOnline: () => navigator.onLine
});
