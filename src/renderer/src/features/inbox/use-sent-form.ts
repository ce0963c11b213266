import type { RefObject } from 'react';
import type { SpamGuard } from '#shared/domain/market/spam-guard.ts';
import { say } from '#renderer/lib/messages/say.ts';
import { type Form, type FormProblems, useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/inbox.json';
import { sayError } from '#renderer/messages/names.ts';
import { useGuard } from './guard.tsx';
import { useInboxDependencies } from './dependencies.tsx';
import { useKeptForm } from './kept-form.ts';
import type { Message } from './outbox-store.ts';

/** Whether the server has it, or it waits on this device for a connection. */
export type Done = 'sent' | 'waiting';

type SentForm<Name extends string> = {
  /** Under which the device keeps what is typed. */
  readonly name: string;
  /** Its order is that of the fields. */
  readonly initial: Readonly<Record<Name, string>>;
  readonly check: (values: Readonly<Record<Name, string>>) => FormProblems<Name>;
  readonly toMessage: (values: Readonly<Record<Name, string>>, guard: SpamGuard) => Message;
  readonly onDone: (done: Done) => void;
};

/** A form whose message goes to the people behind the server; what is typed is kept until it has gone. */
export function useSentForm<Name extends string>(
  given: SentForm<Name>
): {
  readonly form: Form<Name>;
  readonly trap: RefObject<HTMLInputElement | null>;
} {
  const { name, initial, check, toMessage, onDone } = given;
  const { loadOutbox, now } = useInboxDependencies();
  const { trap, read } = useGuard();
  const form = useForm<Name>({ initial, check, send: async (values) => await send(values) });
  const kept = useKeptForm({ name, initial, form, now });

  async function send(values: Readonly<Record<Name, string>>) {
    try {
      const guard = await read(kept.readBegin(), now);
      const { send: put } = (await loadOutbox()).getState();
      const outcome = await put(toMessage(values, guard));
      if (outcome.status === 'refused') return { problem: sayError(outcome.error) };
      form.reset();
      kept.forget();
      onDone(outcome.status);
      return null;
    } catch {
      return { problem: say(texts, 'inbox.notSent') };
    }
  }
  return { form, trap };
}
