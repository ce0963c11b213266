// Only what the provider signed, lately, with a secret that still counts, is taken; and all of that is.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentsUnderTest } from './payments-under-test.ts';

type Sent = { readonly what: string; readonly body: Uint8Array; readonly headers: Headers };

const now = 1_795_305_600_000;
const seconds = now / 1000;

export function describeSignedEvents(name: string, start: () => Promise<PaymentsUnderTest>): void {
  let side: PaymentsUnderTest;

  beforeAll(async () => {
    side = await start();
  });
  afterAll(() => side.stop());

  const body = (): string => side.makeBody(1);
  const headerOf = (text: string, secret: string, at: number): string =>
    side.sign(text, secret, at).get(side.signatureHeader) ?? '';
  const genuine = (): string => headerOf(body(), side.secrets.current, now);
  const signature = (): string => /v1=([0-9a-f]{64})/.exec(genuine())?.[1] ?? '';

  const send = (what: string, header: string | null, bytes: string | Uint8Array = body()): Sent => ({
    what,
    body: Buffer.from(bytes),
    headers: new Headers(header === null ? {} : { [side.signatureHeader]: header })
  });
  const isTaken = async ({ body: bytes, headers }: Sent): Promise<boolean> => {
    try {
      await side.payments.readEvent(bytes, headers, now);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: 'invalid_event' });
      return false;
    }
  };

  const withWrongSignatures = (): Sent[] =>
    Array.from(signature(), (digit, place) => {
      const wrong = digit === '0' ? '1' : '0';
      const changed = `${signature().slice(0, place)}${wrong}${signature().slice(place + 1)}`;
      return send(`digit ${place} of the signature changed`, `t=${seconds},v1=${changed}`);
    });
  const atWrongTimes = (): Sent[] =>
    Array.from({ length: 70 }, (_, more) => [-301_000 - more * 7000, 301_000 + more * 7000])
      .flat()
      .flatMap((apart) => [
        send(`signed ${apart} ms apart`, headerOf(body(), side.secrets.current, now + apart)),
        send(`a moment ${apart} ms apart put in`, `t=${seconds + apart / 1000},v1=${signature()}`)
      ]);
  const withOtherBodies = (): Sent[] => {
    const bytes = Buffer.from(body());
    const flipped = Array.from({ length: Math.min(90, bytes.length) }, (_, place) => {
      const changed = Buffer.from(bytes);
      changed[place] = (bytes[place] ?? 0) ^ 1;
      return send(`byte ${place} of the body changed`, genuine(), changed);
    });
    const parsed = JSON.parse(body()) as Record<string, unknown>;
    const reserialized = [
      JSON.stringify(parsed, null, 2),
      JSON.stringify(Object.fromEntries(Object.entries(parsed).toReversed())),
      JSON.stringify({ ...parsed, added: true }),
      `${body()}\n`,
      `\u{feff}${body()}`,
      ` ${body()}`,
      body().replaceAll(',', ', '),
      body().replace('_1', '\\u005f1'),
      body().slice(0, -1),
      '',
      '{}',
      'null'
    ];
    return [...flipped, ...reserialized.map((text, at) => send(`body written anew, ${at}`, genuine(), text))];
  };
  const withWrongSecrets = (): Sent[] => {
    const { current, former } = side.secrets;
    const wrong = [
      ...Array.from({ length: 60 }, (_, at) => `whsec_guess${at}`),
      former,
      current.slice(0, -1),
      `${current} `,
      current.toUpperCase(),
      current.replace('whsec_', ''),
      'whsec_'
    ];
    return wrong.map((secret) => send(`signed with "${secret}"`, headerOf(body(), secret, now)));
  };
  const withBrokenHeaders = (): Sent[] => {
    const [t, v] = [`t=${seconds}`, `v1=${signature()}`];
    const broken = [
      ['', ',', '=', 't', t, v, `${t},v1=`, `${t},v1`, `${t},v0=${signature()}`, `${t};${v}`],
      [`t=,${v}`, `t=now,${v}`, `t=-1,${v}`, `t=1e9,${v}`, `t=0x6B,${v}`, `t=${now},${v}`, `t= ,${v}`],
      [`${t},${t},${v}`, `t=1,${t},${v}`, `${t},t=1,${v}`, `${genuine()}, t=1`, `T=${seconds},${v}`],
      [`${t},${v}0`, `${t},${v.slice(0, -1)}`, `${t},V1=${signature()}`, `${t},v1= ${signature()} x`],
      [`${t},v1=${signature().toUpperCase()}`, `${t},v1="${signature()}"`, `${t},v1=0x${signature()}`],
      [`${t},v1=${Buffer.from(signature(), 'hex').toString('base64')}`, `[${genuine()}]`, `{"${t}":"${v}"}`],
      [`${t},v1=${'0'.repeat(64)}`, `${t},v1=${'z'.repeat(64)}`, `${t},${'v1=ab,'.repeat(200)}`],
      [`Bearer ${side.secrets.current}`, side.secrets.current, signature(), 'undefined', 'null']
    ].flat();
    const elsewhere = new Headers({ 'x-signature': genuine() });
    return [
      send('no header', null),
      { what: 'another header', body: Buffer.from(body()), headers: elsewhere },
      ...broken.map((header) => send(`header "${header}"`, header))
    ];
  };

  describe(`events of ${name}`, () => {
    test('500 that are forged, stale, written anew or badly signed are all refused', async () => {
      const forged = [
        ...withWrongSignatures(),
        ...atWrongTimes(),
        ...withOtherBodies(),
        ...withWrongSecrets(),
        ...withBrokenHeaders()
      ];
      expect(forged.length).toBeGreaterThanOrEqual(500);
      const taken: string[] = [];
      for (const sent of forged) if (await isTaken(sent)) taken.push(sent.what);
      expect(taken).toEqual([]);
    });

    test('1,000 genuine ones are all taken, with either secret and within five minutes either way', async () => {
      const refused: string[] = [];
      for (let count = 0; count < 1000; count++) {
        const text = side.makeBody(count, 'é🎬'.repeat(count % 4));
        const secret = count % 2 === 0 ? side.secrets.current : side.secrets.next;
        const header = headerOf(text, secret, now + ((count % 601) - 300) * 1000);
        const other = `v1=${'ab'.repeat(32)}`;
        const written = count % 3 === 0 ? `${header},v0=${'cd'.repeat(32)},${other}` : header;
        if (!(await isTaken(send(`event ${count}`, written, text)))) refused.push(`event ${count}`);
      }
      expect(refused).toEqual([]);
    });
  });
}
