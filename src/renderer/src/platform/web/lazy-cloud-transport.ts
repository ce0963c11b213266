import axios from 'axios';
import type { Transport } from '#shared/contract/create-caller.ts';
import {
  createHttpTransport,
  type HttpResponse,
  type HttpTransportRequest
} from '#shared/contract/http/http-transport.ts';
import { readAnsweredPrompts } from '#shared/contract/stored-prompts.ts';

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

/** Sends to this page's own origin, with its cookie. Rejects when no answer came. */
async function sendByAxios(request: HttpTransportRequest): Promise<HttpResponse> {
  const { status, headers, data } = await axios.request<string>({
    method: request.method,
    url: request.url,
    data: typeof request.body === 'string' ? request.body : request.body?.slice().buffer,
    headers: request.headers,
    timeout: request.timeoutMs,
    // The answer is read as it was sent: whoever asked decides what it means.
    responseType: 'text',
    transformResponse: (text: string) => text,
    transformRequest: (body: unknown) => body,
    validateStatus: () => true
  });
  return { status, contentType: String(headers['content-type'] ?? ''), text: data };
}
