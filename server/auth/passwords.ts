import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ContractFailure } from '#shared/contract/errors.ts';

/** OWASP's first choice for argon2id, which is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** More at once than there are processors only makes each slower. */
const concurrency = availableParallelism();
const maxQueued = 400;

export type Passwords = {
  /** An encoded argon2id hash with its own salt. */
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (hashed: string, password: string) => Promise<boolean>;
};

/** Hashes a few at a time and throws `rate_limited` when the queue is full. `onWork` is called for each. */
export function createPasswords(onWork: () => void = () => undefined): Passwords {
  const queue: (() => void)[] = [];
  let working = 0;
  async function work<T>(task: () => Promise<T>): Promise<T> {
    onWork();
    if (working >= concurrency) {
      if (queue.length >= maxQueued) throw new ContractFailure('rate_limited');
      await new Promise<void>((resolve) => queue.push(resolve));
    } else working += 1;
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next === undefined) working -= 1;
      else next();
    }
  }
  return {
    hash: (password) => work(() => hash(password.normalize('NFKC'), cost)),
    verify: (hashed, password) => work(() => verify(hashed, password.normalize('NFKC')))
  };
}
