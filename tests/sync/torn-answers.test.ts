// Answers that are cut anywhere, and every kind of failure at every step: a device holds what it held before or what it
// holds after, and nothing between.
import { describe, expect, test } from 'vitest';
import { createHttpTransport, type HttpResponse } from '#shared/contract/http/http-transport.ts';
import { cloudRoutes } from '#shared/contract/cloud/cloud-routes.ts';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import { createCloudTransport } from '#shared/contract/sync/cloud-transport.ts';
import { createDeviceStore } from '#shared/contract/sync/device-store.ts';
import { syncRound } from '#shared/contract/sync/engine.ts';
import { createCloudCaller } from '#renderer/platform/cloud-caller.ts';
import { createMemoryDevice } from '#renderer/platform/memory-device.ts';
import { stableStringify } from '#shared/kit/stable-stringify.ts';
import { buildUserTemplate } from '#tests/support/builders.ts';
import { getValue } from '#tests/support/results.ts';
import { createSimulatedServer } from './simulated-server.ts';

const cuts = Number(process.env['TORN_CUTS'] ?? 200);
/** Statuses that servers and proxies return, or all possible ones. */
const statuses =
  process.env['TORN_STATUSES'] === 'all'
    ? Array.from({ length: 400 }, (_, index) => 200 + index)
    : [204, 301, 400, 401, 403, 404, 409, 410, 413, 421, 429, 500, 502, 503, 504];

/** The fate of the answer to a request; the number counts the requests of a round from 0. */
type Fault = (answer: HttpResponse, request: number) => HttpResponse;

const unharmed: Fault = (answer) => answer;

/** A device with changes that were never sent, and an account with changes that it never read. */
async function start() {
  let time = 0;
  const server = createSimulatedServer(() => (time += 1));
  const userId = server.userIds[0];
  let requests = 0;
  let fault = unharmed;
  const answer = async (path: string, body: string): Promise<HttpResponse> => {
    const input = JSON.parse(body);
    const sender = { userId, deviceId: input.deviceId };
    const result =
      path === cloudRoutes['sync.push'].path
        ? await server.push(sender, input.mutations, async () => undefined)
        : await server.pull(sender, input.scopes);
    if (!result.ok) throw new Error(result.error);
    const output =
      path === cloudRoutes['sync.push'].path ? { outcome: 'answered', answers: result.value } : result.value;
    return { status: 200, contentType: 'application/json', text: JSON.stringify(output) };
  };
  const transport = createHttpTransport({
    send: async ({ url, body }) => {
      const sent = fault(await answer(url, String(body)), requests);
      requests += 1;
      return sent;
    },
    wait: async () => undefined,
    random: Math.random,
    createKey: () => 'key',
    // One try, so that a fault is met once.
    isOnline: () => false
  });
  const sync: Cloud['sync'] = createCloudCaller(transport).sync;
  const createUser = async (number: number) => {
    const device = createMemoryDevice();
    await getValue(device.replica.join({ userId, scopes: ['library'] }));
    await getValue(device.templates.save(buildUserTemplate(number, { name: `Template of ${number}` })));
    return device;
  };
  const round = async (device: Awaited<ReturnType<typeof createUser>>, withFault = unharmed) => {
    requests = 0;
    fault = withFault;
    const ended = await syncRound(createDeviceStore(device), createCloudTransport(sync), ['library']);
    return { ended, requests };
  };
  const other = await createUser(1);
  await round(other);
  await round(other);
  const device = await createUser(2);
  // Read once to its end, so that there is something to send.
  await round(device);
  await getValue(other.templates.save(buildUserTemplate(3)));
  await round(other);
  await getValue(device.templates.save(buildUserTemplate(4)));
  return { device, round };
}

/** All that a user sees, and what the device knows of the server. */
async function look({ device }: Awaited<ReturnType<typeof start>>): Promise<string> {
  const { templates } = await getValue(device.storage.export());
  const outbox = await getValue(device.outbox.list());
  const replica = await getValue(device.replica.load());
  const waiting = outbox.filter(({ state }) => state === 'waiting' || state === 'sent').length;
  return stableStringify({
    templates: templates.map(({ id, name }) => `${id} ${name}`).toSorted(),
    cursor: replica?.scopes[0]?.cursor === null,
    rows: replica?.scopes[0]?.rows,
    waiting
  });
}

/** Every state that the device has between the steps of a round without faults. */
async function listStates(): Promise<{ readonly states: ReadonlySet<string>; readonly requests: number }> {
  const { requests } = await start().then(({ device, round }) => round(device));
  const states = new Set<string>();
  for (let step = 0; step <= requests; step += 1) {
    const started = await start();
    states.add(await look(started));
    await started.round(started.device, (answer, request) =>
      request < step ? answer : { ...answer, status: 503, text: '{}' }
    );
    states.add(await look(started));
  }
  return { states, requests };
}

async function meets(fault: Fault, states: ReadonlySet<string>): Promise<void> {
  const started = await start();
  await started.round(started.device, fault);
  expect(states).toContain(await look(started));
  // Whatever went wrong, a round later everything is there.
  await started.round(started.device);
  await started.round(started.device);
  const { templates } = await getValue(started.device.storage.export());
  expect(templates.map(({ id }) => id).toSorted()).toEqual(
    [1, 2, 3, 4].map((number) => buildUserTemplate(number).id)
  );
  const left = await getValue(started.device.outbox.list());
  expect(left.filter(({ state }) => state !== 'accepted')).toEqual([]);
}

describe('a device', () => {
  test('is before an answer or after it, wherever it was cut', async () => {
    const { states, requests } = await listStates();
    for (let cut = 0; cut < cuts; cut += 1) {
      const at = cut % requests;
      const share = Math.floor(cut / requests) / Math.ceil(cuts / requests);
      await meets(
        (answer, request) =>
          request === at
            ? { ...answer, text: answer.text.slice(0, Math.floor(share * answer.text.length)) }
            : answer,
        states
      );
    }
  }, 1_800_000);

  test('is before an answer or after it, whatever the server or a proxy answers instead', async () => {
    const { states, requests } = await listStates();
    for (const status of statuses)
      for (let at = 0; at < requests; at += 1)
        for (const answered of [
          { contentType: 'text/html', text: '<html>' },
          { contentType: 'application/problem+json', text: '{"code":"internal"}' },
          { contentType: 'application/json', text: '[]' }
        ])
          await meets((answer, request) => (request === at ? { ...answered, status } : answer), states);
  }, 1_800_000);
});
