import type { Transport } from '#shared/contract/create-caller.ts';
import { createHttpTransport } from '#shared/contract/http-transport.ts';
import { sendByAxios } from './send-by-axios.ts';

export const transport: Transport = createHttpTransport({
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
