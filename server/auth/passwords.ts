import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ContractFailure } from '#shared/contract/errors.ts';

/** OWASP's first choice for argon2id, which is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** More at once than there are processors only makes each slower. */
const atOnce = availableParallelism();
const waitingAtMost = 400;

/** The hash of a password that nobody has: checked where there is no account, so that both take the same work. */
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$VoDxbHnxbPlDX6GauAkXpQ$0XycpdMdWHo6TPJLngdLIzuFd9vYCS6iDF87u5A2knM';

export type Passwords = {
  /** An encoded argon2id hash with its own salt. */
  readonly hash: (password: string) => Promise<string>;
  /** Without a hash it does the same work and answers no. */
  readonly isRight: (hashed: string | null | undefined, password: string) => Promise<boolean>;
};

/** Hashes a few at a time; refuses with `rate_limited` when too many wait. `onWork` is told of each. */
export function createPasswords(onWork: () => void = () => undefined): Passwords {
  const waiting: (() => void)[] = [];
  let working = 0;
  async function work<T>(task: () => Promise<T>): Promise<T> {
    onWork();
    if (working >= atOnce) {
      if (waiting.length >= waitingAtMost) throw new ContractFailure('rate_limited');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else working += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) working -= 1;
      else next();
    }
  }
  return {
    hash: (password) => work(() => hash(password.normalize('NFKC'), cost)),
    isRight: async (hashed, password) => {
      const isMatch = await work(() => verify(hashed ?? nobodys, password.normalize('NFKC')));
      return isMatch && typeof hashed === 'string';
    }
  };
}
