import autocannon from 'autocannon';

export type Load = {
  /** Requests a second. */
  readonly rate: number;
  /** Milliseconds that 99 of 100 answers did not exceed. */
  readonly p99: number;
  /** Answers that were not the expected one, and those that never came. */
  readonly failures: number;
};

type Sent = {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const connections = 32;

/** Asks one thing after the other over connections that stay open; `expected` is the status that is no failure. */
export async function load(url: string, next: () => Sent, seconds: number, expected = 200): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }]
  });
  const answered = result.statusCodeStats[String(expected)]?.count ?? 0;
  const all = result['1xx'] + result['2xx'] + result['3xx'] + result['4xx'] + result['5xx'];
  return {
    rate: result.requests.average,
    p99: result.latency.p99,
    failures: all - answered + result.errors + result.timeouts
  };
}
