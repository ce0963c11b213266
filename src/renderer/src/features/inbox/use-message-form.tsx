import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { keepFormDraft, listenToFormDrafts, readFormDraft } from '#renderer/lib/form-drafts.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { type Form, type FormProblems, useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/inbox.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { minOpenSeconds, type SpamGuard } from '#shared/domain/market/spam-guard.ts';
import type { MessageDraft } from '#renderer/feature-api/services.ts';
import { useInboxDependencies } from './dependencies.tsx';

type SpamGuardHandle = {
  /** For the field that nobody sees. */
  readonly honeypot: RefObject<HTMLInputElement | null>;
  /** The spam guard of the form; waits as long as the server demands of a person. */
  readonly read: (begunAt: number, now: () => number) => Promise<SpamGuard>;
};

function useSpamGuard(): SpamGuardHandle {
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

type Keeping<Name extends string> = {
  readonly name: string;
  /** The initial values. */
  readonly initial: Readonly<Record<Name, string>>;
  readonly form: Pick<Form<Name>, 'values' | 'set'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A draft was put into the form from elsewhere. */
  readonly onPutIn: (() => void) | undefined;
};

/**
 * Keeps what is typed on this device until `forget`, through an error, a reload and a visit elsewhere; it is put back
 * once the form is there, so that a page that was written at build time stays the same. `readBegin` tells when the
 * writing began, in milliseconds since 1970.
 */
function useFormDraft<Name extends string>({ name, initial, form, now, onPutIn }: Keeping<Name>) {
  const { values, set } = form;
  const beganAt = useRef<number | null>(null);
  const isRestored = useRef(false);

  const forget = () => {
    beganAt.current = null;
    keepFormDraft(name, null);
  };

  const restore = () => {
    const kept = readFormDraft(name);
    if (kept === null) return;
    beganAt.current = kept.beganAt;
    for (const field of Object.keys(values) as Name[]) {
      const text = kept.values[field];
      if (text !== undefined) set(field, text);
    }
  };
  const takeDraft = useEffectEvent(() => {
    restore();
    onPutIn?.();
  });
  useEffect(() => listenToFormDrafts(() => takeDraft()), []);

  useEffect(() => {
    if (!isRestored.current) {
      isRestored.current = true;
      return restore();
    }
    const isUntouched = (Object.keys(values) as Name[]).every((field) => values[field] === initial[field]);
    if (isUntouched) return forget();
    beganAt.current ??= now();
    keepFormDraft(name, { values, beganAt: beganAt.current });
    // Recomputed only when a value changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [values]);

  return { readBegin: () => beganAt.current ?? now(), forget };
}

/** Sent to the server, or queued on this device until there is a connection. */
export type Done = 'sent' | 'waiting';

type SentForm<Name extends string> = {
  /** Under which the device keeps what is typed. */
  readonly name: string;
  /** Its order is that of the fields. */
  readonly initial: Readonly<Record<Name, string>>;
  readonly check: (values: Readonly<Record<Name, string>>) => FormProblems<Name>;
  readonly toMessage: (values: Readonly<Record<Name, string>>, guard: SpamGuard) => MessageDraft;
  readonly onDone: (done: Done) => void;
  /** A message that was refused is in the form again, to be changed. */
  readonly onPutIn?: () => void;
};

/** A form whose message goes to the people behind the server; what is typed is kept until it has gone. */
export function useSentForm<Name extends string>(
  given: SentForm<Name>
): {
  readonly form: Form<Name>;
  readonly honeypot: RefObject<HTMLInputElement | null>;
} {
  const { name, initial, check, toMessage, onDone, onPutIn } = given;
  const { sendMessage, now } = useInboxDependencies();
  const { honeypot, read } = useSpamGuard();
  const form = useForm<Name>({ initial, check, send: async (values) => await send(values) });
  const kept = useFormDraft({ name, initial, form, now, onPutIn });

  async function send(values: Readonly<Record<Name, string>>) {
    try {
      const guard = await read(kept.readBegin(), now);
      const outcome = await sendMessage(toMessage(values, guard));
      if (!outcome.ok) return { problem: translateError(outcome.error) };
      form.reset();
      kept.forget();
      onDone(outcome.value);
      return null;
    } catch {
      return { problem: t(texts, 'inbox.notSent') };
    }
  }
  return { form, honeypot };
}
