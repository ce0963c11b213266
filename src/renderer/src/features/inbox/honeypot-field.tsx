import { type RefObject, useRef } from 'react';
import { minOpenSeconds, type SpamGuard } from '#shared/domain/market/spam-guard.ts';

type SpamGuardHandle = {
  /** For the field that nobody sees. */
  readonly honeypot: RefObject<HTMLInputElement | null>;
  /** What the server asks about the form; waits where it would take the sender for a program. */
  readonly read: (begunAt: number, now: () => number) => Promise<SpamGuard>;
};

export function useSpamGuard(): SpamGuardHandle {
  const honeypot = useRef<HTMLInputElement>(null);
  return {
    honeypot,
    async read(begunAt, now) {
      const openFor = () => (now() - begunAt) / 1000;
      const missing = minOpenSeconds - openFor();
      if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing * 1000 + 50));
      return { website: honeypot.current?.value ?? '', openSeconds: openFor() };
    }
  };
}

/** Filled in by programs that fill in everything. */
export function HoneypotField({ honeypot }: Pick<SpamGuardHandle, 'honeypot'>) {
  return (
    <div aria-hidden="true" className="absolute -start-[9999px] size-px overflow-hidden">
      <input ref={honeypot} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
