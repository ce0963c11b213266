import { type RefObject, useRef } from 'react';
import { leastOpenSeconds, type SpamGuard } from '#shared/domain/market/spam-guard.ts';

type Guard = {
  /** For the field that nobody sees. */
  readonly trap: RefObject<HTMLInputElement | null>;
  /** What the server asks about the form; waits where it would take the sender for a program. */
  readonly read: (begunAt: number, now: () => number) => Promise<SpamGuard>;
};

export function useGuard(): Guard {
  const trap = useRef<HTMLInputElement>(null);
  return {
    trap,
    async read(begunAt, now) {
      const openFor = () => (now() - begunAt) / 1000;
      const missing = leastOpenSeconds - openFor();
      if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing * 1000 + 50));
      return { website: trap.current?.value ?? '', openSeconds: openFor() };
    }
  };
}

/** Filled in by programs that fill in everything. */
export function TrapField({ trap }: Pick<Guard, 'trap'>) {
  return (
    <div aria-hidden="true" className="absolute -start-[9999px] size-px overflow-hidden">
      <input ref={trap} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
