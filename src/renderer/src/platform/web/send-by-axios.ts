import axios from 'axios';
import type { HttpResponse, HttpTransportRequest } from '#shared/contract/http/http-transport.ts';

/** Sends to this page's own origin, with its cookie. Rejects when no answer came. */
export async function sendByAxios(request: HttpTransportRequest): Promise<HttpResponse> {
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
