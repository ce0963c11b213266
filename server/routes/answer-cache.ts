// Answers that are the same for everybody, kept ready to be sent for as long as the catalogue does not change.

export type AnswerCacheOptions = {
  readonly now: () => number;
  /** A number that grows with every change of what answers are made from. */
  readonly readEpoch: () => Promise<number>;
  /** Of all answers together, with their keys. */
  readonly mostBytes?: number;
};

/** As it goes over the wire, so that nothing is left to do when it is asked for. */
export type KeptBody = Uint8Array<ArrayBuffer>;

export type AnswerCache = {
  /** The body that was kept under the key, or what `make` makes; asked for twice at once it is made once. */
  readonly find: (key: string, make: () => Promise<string>) => Promise<KeptBody>;
};

/** How long a change may go unseen by this copy of the server. */
const epochLifeMs = 250;
/** What does not move the epoch, such as a seller's new picture, is seen after this long. */
const answerLifeMs = 30_000;

/** What an answer takes beside its letters, measured: else short answers to ever new questions would be free. */
const bytesAnAnswer = 700;
/** A letter of a key may take two bytes. */
const roomOf = (key: string, body: KeptBody): number => body.byteLength + 2 * key.length + bytesAnAnswer;

type Kept = { readonly body: KeptBody; readonly epoch: number; readonly madeAt: number };

export function createAnswerCache({
  now,
  readEpoch,
  mostBytes = 20_000_000
}: AnswerCacheOptions): AnswerCache {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<KeptBody>>();
  const encoder = new TextEncoder();
  let bytes = 0;
  let epoch = { value: -1, readAt: Number.NEGATIVE_INFINITY };
  let reading: Promise<number> | undefined;

  const findEpoch = (): number | Promise<number> => {
    if (now() - epoch.readAt < epochLifeMs) return epoch.value;
    const readAt = now();
    reading ??= readEpoch()
      .then((value) => {
        epoch = { value, readAt };
        return value;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  const forget = (key: string): void => {
    const body = kept.get(key)?.body;
    if (body !== undefined) bytes -= roomOf(key, body);
    kept.delete(key);
  };

  const keep = (key: string, body: KeptBody, at: number): void => {
    forget(key);
    kept.set(key, { body, epoch: at, madeAt: now() });
    bytes += roomOf(key, body);
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  };

  const make = async (key: string, at: number, makeBody: () => Promise<string>): Promise<KeptBody> => {
    const body = encoder.encode(await makeBody());
    keep(key, body, at);
    return body;
  };

  return {
    find: async (key, makeBody) => {
      const found = findEpoch();
      const at = typeof found === 'number' ? found : await found;
      const ready = kept.get(key);
      if (ready !== undefined && ready.epoch === at && now() - ready.madeAt < answerLifeMs) {
        // The last in the map is the one that was wanted last.
        kept.delete(key);
        kept.set(key, ready);
        return ready.body;
      }
      const shared = `${at} ${key}`;
      const making = underWay.get(shared) ?? make(key, at, makeBody).finally(() => underWay.delete(shared));
      underWay.set(shared, making);
      return making;
    }
  };
}
