import type { Transport } from '#shared/contract/create-caller.ts';
import { createHttpTransport } from '#shared/contract/http/http-transport.ts';
import { readAnsweredPrompts } from '#shared/contract/stored-prompts.ts';
import { sendByAxios } from './send-by-axios.ts';

const carryRaw: Transport = createHttpTransport({
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

export const transport: Transport = async (name, input) => {
  const answer = await carryRaw(name, input);
  return answer.ok ? { ok: true, value: readAnsweredPrompts(name, answer.value) } : answer;
};
