// Signing in with the system's browser: the page there agrees, and a link brings back a code that only this process
// can trade for a session (PKCE).
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Transport } from '#shared/contract/create-caller.ts';
import { type ErrorCode } from '#shared/contract/errors.ts';

export type BrowserSignIn = {
  /** Opens the browser. An earlier attempt is forgotten. */
  readonly start: () => Promise<void>;
  /** Trades what the link brought; answers why it did not work. Only the newest attempt counts, and once. */
  readonly finish: (query: URLSearchParams) => Promise<ErrorCode | null>;
};

type Dependencies = {
  readonly server: string;
  readonly openExternal: (url: string) => Promise<void>;
  readonly transport: Transport;
  readonly now: () => number;
  readonly randomBytes: (count: number) => Buffer;
};

type Attempt = { readonly verifier: string; readonly state: string; readonly startedAt: number };

const timeoutMs = 15 * 60_000;

export function createBrowserSignIn(dependencies: Dependencies): BrowserSignIn {
  const { server, openExternal, transport, now, randomBytes } = dependencies;
  let attempt: Attempt | undefined;
  return {
    async start() {
      const verifier = randomBytes(48).toString('base64url');
      const state = randomBytes(16).toString('base64url');
      attempt = { verifier, state, startedAt: now() };
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      await openExternal(`${server}/auth/desktop?challenge=${challenge}&state=${state}`);
    },
    async finish(query) {
      const code = query.get('code') ?? '';
      if (attempt === undefined || !isSame(query.get('state') ?? '', attempt.state) || code === '') {
        return 'link_expired';
      }
      const { verifier, startedAt } = attempt;
      attempt = undefined;
      if (now() - startedAt > timeoutMs) return 'link_expired';
      const answer = await transport('account.exchangeDesktopCode', { code, verifier });
      return answer.ok ? null : answer.error.code;
    }
  };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
