import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { pokesPath } from '#shared/contract/sync/pokes-path.ts';
import type { Verdict } from '../compare-with-targets.ts';
import type { BenchedServer } from '../run-server.ts';

export type StreamFigures = {
  readonly count: number;
  /** The memory that the server holds for them. */
  readonly megabytes: number;
  /** From a push until another device hears of it, the median. */
  readonly milliseconds: number;
};

const count = 1000;
const repeats = 21;
/** Until what opening them has left behind is collected. */
const settleMs = 5000;

/** Opens idle streams of all these users, and pushes beside them. */
export async function measureStreams(
  { url, readMemory }: Pick<BenchedServer, 'url' | 'readMemory'>,
  tokens: readonly string[]
): Promise<StreamFigures> {
  await wait(settleMs);
  const before = readMemory();
  const streams: IncomingMessage[] = [];
  for (let number = 0; number < count; number += 1)
    streams.push(await open(url, tokens[number % tokens.length] ?? '', `device-${number}`));
  await wait(settleMs);
  const megabytes = readMemory() - before;
  const [first] = streams;
  if (first === undefined) throw new Error('There is a stream');
  const times: number[] = [];
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const startedAt = performance.now();
    const heard = hear(first);
    await push(url, tokens[0] ?? '', repeat);
    await heard;
    times.push(performance.now() - startedAt);
  }
  for (const stream of streams) stream.destroy();
  const milliseconds = times.toSorted((one, other) => one - other)[Math.floor(repeats / 2)] ?? 0;
  return { count, megabytes, milliseconds };
}

async function open(url: string, token: string, device: string): Promise<IncomingMessage> {
  const request = get(`${url}${pokesPath}?device=${device}`, {
    agent: false,
    headers: { authorization: `Bearer ${token}` }
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`A stream was answered ${response.statusCode}`);
  // They are read, and cut at the end.
  response.on('error', () => undefined).resume();
  return response;
}

async function hear(stream: IncomingMessage): Promise<void> {
  for (;;) {
    const [bytes] = (await once(stream, 'data')) as [Buffer];
    if (bytes.includes('data:')) return;
  }
}

async function push(url: string, token: string, number: number): Promise<void> {
  const mutation = {
    id: `poke-${number}`,
    sequence: number + 1,
    entity: 'templateUses',
    rowId: 'vlog',
    change: { kind: 'count', by: 1 },
    basedOn: null,
    version: 1,
    madeAt: 1
  };
  const answer = await fetch(`${url}/api/v1/sync/push`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ deviceId: 'device-that-writes', mutations: [mutation] })
  });
  if (!answer.ok) throw new Error(`A push was answered ${answer.status}`);
}

export const compareStreams = ({ count: streams, megabytes, milliseconds }: StreamFigures): Verdict[] => [
  {
    name: `${streams} idle streams of pokes`,
    value: `${megabytes.toFixed(0)} MB`,
    aim: '≤ 200 MB',
    isMet: megabytes <= 200
  },
  {
    name: 'from a push to the poke on another device',
    value: `${milliseconds.toFixed(0)} ms`,
    aim: '≤ 1,000 ms',
    isMet: milliseconds <= 1000
  }
];
