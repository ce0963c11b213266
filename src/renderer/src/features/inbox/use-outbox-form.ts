import type { RefObject } from 'react';
import type { SpamGuard } from '#shared/domain/market/spam-guard.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { type Form, type FormProblems, useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/inbox.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { useSpamGuard } from './honeypot-field.tsx';
import { useInboxDependencies } from './dependencies.tsx';
import { useFormDraft } from './use-form-draft.ts';
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
  readonly honeypot: RefObject<HTMLInputElement | null>;
} {
  const { name, initial, check, toMessage, onDone } = given;
  const { loadOutbox, now } = useInboxDependencies();
  const { honeypot, read } = useSpamGuard();
  const form = useForm<Name>({ initial, check, send: async (values) => await send(values) });
  const kept = useFormDraft({ name, initial, form, now });

  async function send(values: Readonly<Record<Name, string>>) {
    try {
      const guard = await read(kept.readBegin(), now);
      const { send: put } = (await loadOutbox()).getState();
      const outcome = await put(toMessage(values, guard));
      if (outcome.status === 'refused') return { problem: translateError(outcome.error) };
      form.reset();
      kept.forget();
      onDone(outcome.status);
      return null;
    } catch {
      return { problem: t(texts, 'inbox.notSent') };
    }
  }
  return { form, honeypot };
}
