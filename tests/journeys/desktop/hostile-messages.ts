type Outcome = { sent: number; codes: Record<string, number>; others: string[] };

/**
 * Runs in the page: calls everything on the bridge `rounds` times with what no honest page would send. `others` names
 * every answer that was no Result. Sent by its source text, so it may use nothing from outside itself.
 */
export async function sendHostileMessages(rounds: number): Promise<Outcome> {
  type Call = (...args: unknown[]) => Promise<unknown>;
  let state = 42;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

  const cycle: Record<string, unknown> = { id: 'prompt-1' };
  cycle['self'] = cycle;
  let deep: unknown = 'bottom';
  for (let level = 0; level < 500; level += 1) deep = { deep };
  const sparse: unknown[] = [];
  sparse[1000] = 1;
  const throwing = Object.defineProperty({}, 'id', {
    enumerable: true,
    get: () => {
      throw new Error('from a getter');
    }
  });

  const leaves: readonly unknown[] = [
    undefined,
    null,
    true,
    '',
    'x',
    "'; DROP TABLE history; --",
    '../../../etc/passwd',
    '\0',
    '\ud800',
    'a'.repeat(100_000),
    0,
    -0,
    -1,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.MAX_SAFE_INTEGER + 2,
    1e308,
    10n,
    new Date(Number.NaN),
    /x/g,
    new Map([['id', 1]]),
    new Set([1]),
    new Uint8Array(1000),
    new ArrayBuffer(8),
    new Error('e'),
    [],
    {},
    sparse,
    cycle,
    deep,
    JSON.parse('{"__proto__":{"polluted":1}}'),
    { constructor: { prototype: { polluted: 1 } } },
    Object.create(null),
    { toString: 'x', valueOf: 'y', toJSON: 'z' },
    throwing,
    () => 1,
    Symbol('s'),
    Promise.resolve(1),
    document.body,
    window
  ];
  const keys = [
    'id',
    'ids',
    'name',
    'text',
    'suggestedName',
    'document',
    'data',
    'journal',
    'steps',
    'events',
    'metrics',
    'history',
    'baseRevision',
    'templates',
    'marks',
    '__proto__',
    'constructor'
  ];
  const mixed = (depth: number): unknown => {
    if (depth === 0 || random() < 0.4) return pick(leaves);
    if (random() < 0.3) return Array.from({ length: Math.floor(random() * 4) }, () => mixed(depth - 1));
    return Object.fromEntries(
      Array.from({ length: Math.floor(random() * 6) }, () => [pick(keys), mixed(depth - 1)])
    );
  };

  const cloudNames = [
    'account.signIn',
    'listings.search',
    'profiles.saveAvatar',
    'account.exchangeDesktopCode'
  ];
  const cloudCalls: Call[] = [
    (name, input) => window.desktop.callCloud(name as string, input),
    ...cloudNames.map(
      (name): Call =>
        (input) =>
          window.desktop.callCloud(name, input)
    )
  ];
  const ownCalls = [window.desktop.device, window.desktop.shell].flatMap((caller) =>
    Object.values(caller as unknown as Record<string, Record<string, Call>>).flatMap((verbs) =>
      Object.values(verbs)
    )
  );
  const calls = [...ownCalls, ...cloudCalls];
  const outcome: Outcome = { sent: 0, codes: {}, others: [] };
  const count = (code: string): void => {
    outcome.codes[code] = (outcome.codes[code] ?? 0) + 1;
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const call of calls) {
      outcome.sent += 1;
      const args = round < leaves.length ? [leaves[round], leaves[round]] : [mixed(3), mixed(1)];
      try {
        const answer = (await call(...args)) as { ok?: unknown; error?: { code: string } } | undefined;
        if (answer?.ok === true) count('ok');
        else if (answer?.ok === false) count(answer.error?.code ?? 'no code');
        else outcome.others.push(`answered ${JSON.stringify(answer)}`);
      } catch (error) {
        // The context bridge itself turns away what it cannot carry, before any of our code is asked.
        const message = error instanceof Error ? error.message : String(error);
        if (/could not be cloned|from a getter/.test(message)) count('refused by the bridge');
        else outcome.others.push(`threw ${message}`);
      }
    }
  }
  return outcome;
}
