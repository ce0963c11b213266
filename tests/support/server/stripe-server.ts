// Stripe's API over HTTP, as far as a checkout goes: forms in, JSON out, each idempotency key answered once.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { routeConnect } from './stripe-connect.ts';
import { createStripeAccount, type StripeAccount } from './stripe-account.ts';
import { StripeRefusal } from './stripe-objects.ts';

export type StripeServer = {
  readonly url: string;
  readonly account: StripeAccount;
  /** Method and path of what was asked, in turn. */
  readonly asked: string[];
  /** Which versions of the API were asked for. */
  readonly versions: ReadonlySet<string>;
  /** So many of the next requests are done, and their answers lost on the way. */
  dropResponses: (count: number) => void;
  /** As Stripe does after a day. */
  forgetKeys: () => void;
  readonly stop: () => Promise<void>;
};

type Answer = { readonly status: number; readonly body: unknown };
type Asked = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: Form;
  /** The connected account that is asked for. */
  readonly connected: string | undefined;
};
type Form = Readonly<Record<string, unknown>>;

export async function startStripeServer(now: () => number): Promise<StripeServer> {
  const account = createStripeAccount(now);
  const asked: string[] = [];
  const kept = new Map<string, { readonly body: string; readonly answer: Answer }>();
  const versions = new Set<string>();
  let toLose = 0;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://stripe.test');
    asked.push(`${request.method} ${path}`);
    versions.add(String(request.headers['stripe-version']));
    const key = request.headers['idempotency-key']?.toString();
    const before = key === undefined ? undefined : kept.get(key);
    const answer =
      before === undefined
        ? answerTo(account, {
            method: request.method ?? 'GET',
            path,
            query,
            form: readForm(body),
            connected: request.headers['stripe-account']?.toString()
          })
        : before.body === body
          ? before.answer
          : refuse(400, { type: 'idempotency_error' });
    if (key !== undefined && before === undefined) kept.set(key, { body, answer });
    if (toLose > 0) {
      toLose -= 1;
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_1' });
    response.end(JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    asked,
    versions,
    forgetKeys: () => kept.clear(),
    dropResponses: (count) => {
      toLose = count;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      })
  };
}

const refuse = (status: number, error: Form): Answer => ({
  status,
  body: { error: { message: 'No', ...error } }
});

function answerTo(account: StripeAccount, asked: Asked): Answer {
  try {
    return { status: 200, body: route(account, asked) };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return refuse(400, { type: 'invalid_request_error', code: error.code });
  }
}

const page = (data: readonly unknown[]) => ({ object: 'list', has_more: false, data });

function route(account: StripeAccount, asked: Asked): unknown {
  const { method, path, query, form } = asked;
  const [, , resource = '', ...rest] = path.split('/');
  const paymentId = query.get('payment_intent') ?? undefined;
  switch (`${method} ${[resource, ...rest].join('/').replace(/\/cs_test_\d+/, '/:id')}`) {
    case 'POST checkout/sessions':
      return account.makeSession(describeSession(form));
    case 'GET checkout/sessions':
      return page(account.list('checkout.session', paymentId));
    case 'GET checkout/sessions/:id':
      return showSession(account, rest[1] ?? '', query);
    case 'POST checkout/sessions/:id/expire':
      return account.expire(rest[1] ?? '');
    case 'GET charges':
      return page(
        account.list('charge', paymentId).map((charge) => ({
          ...charge,
          balance_transaction:
            typeof charge['balance_transaction'] === 'string' && query.has('expand[0]')
              ? account.get(charge['balance_transaction'])
              : charge['balance_transaction']
        }))
      );
    case 'GET refunds':
      return page(account.list('refund', paymentId));
    case 'GET disputes':
      return page(account.list('dispute', paymentId));
    case 'POST refunds':
      return account.refund(String(form['payment_intent']), Number(form['amount']), form['metadata']);
    case 'GET events':
      return page(listEvents(account, query));
    default:
      return routeConnect(account.connect, asked);
  }
}

function showSession(account: StripeAccount, id: string, query: URLSearchParams) {
  const session = account.get(id);
  const { payment_intent: paymentId } = session;
  const isWhole = query.get('expand[0]') === 'payment_intent' && typeof paymentId === 'string';
  return isWhole ? { ...session, payment_intent: account.get(paymentId) } : session;
}

function listEvents({ events }: StripeAccount, query: URLSearchParams) {
  const types = [...query].flatMap(([name, value]) => (name.startsWith('types[') ? [value] : []));
  const since = Number(query.get('created[gte]'));
  return events.filter(({ type, created }) => types.includes(type) && created >= since).toReversed();
}

function describeSession(form: Form): Record<string, unknown> {
  const [item] = Object.values(form['line_items'] as Record<string, { readonly price_data: Form }>);
  const { capture_method: capture, metadata, transfer_group: group } = form['payment_intent_data'] as Form;
  return {
    metadata: form['metadata'],
    amount_total: Number(item?.price_data['unit_amount']),
    payment_metadata: metadata,
    capture_method: capture,
    transfer_group: group
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** "a[b][0]=c" as { a: { b: { 0: "c" } } }. */
function readForm(body: string): Form {
  const form: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const parts = name.split(/\]?\[|\]$/).filter((part) => part !== '');
    let place = form;
    for (const part of parts.slice(0, -1)) place = (place[part] ??= {}) as Record<string, unknown>;
    place[parts.at(-1) ?? ''] = value;
  }
  return form;
}
