import { useEffect, useRef } from 'react';
import { createLocalStore } from '#renderer/lib/local-store.ts';
import type { Form } from '#renderer/lib/use-form.ts';

const memory = createLocalStore('reelwright');

type FormDraft = {
  readonly values: Readonly<Record<string, string>>;
  /** When the first letter of it was typed, in milliseconds since 1970. */
  readonly beganAt: number;
};

function isFormDraft(value: unknown): value is FormDraft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('values' in value && 'beganAt' in value) || typeof value.beganAt !== 'number') return false;
  const { values } = value;
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((text) => typeof text === 'string')
  );
}

type Keeping<Name extends string> = {
  readonly name: string;
  /** What stands in it before anything is typed. */
  readonly initial: Readonly<Record<Name, string>>;
  readonly form: Pick<Form<Name>, 'values' | 'set'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/**
 * Keeps what is typed on this device until `forget`, through an error, a reload and a visit elsewhere; it is put back
 * once the form is there, so that a page that was written at build time stays the same. `readBegin` tells when the
 * writing began, in milliseconds since 1970.
 */
export function useFormDraft<Name extends string>({ name, initial, form, now }: Keeping<Name>) {
  const { values, set } = form;
  const beganAt = useRef<number | null>(null);
  const isRestored = useRef(false);

  const forget = () => {
    beganAt.current = null;
    memory.remember(name, null);
  };

  useEffect(() => {
    if (!isRestored.current) {
      isRestored.current = true;
      const kept = memory.read<FormDraft | null>(name, isFormDraft, null);
      if (kept === null) return;
      beganAt.current = kept.beganAt;
      for (const field of Object.keys(values) as Name[]) {
        const text = kept.values[field];
        if (text !== undefined) set(field, text);
      }
      return;
    }
    const isUntouched = (Object.keys(values) as Name[]).every((field) => values[field] === initial[field]);
    if (isUntouched) return forget();
    beganAt.current ??= now();
    memory.remember(name, { values, beganAt: beganAt.current } satisfies FormDraft);
    // What is typed changes it, nothing else.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [values]);

  return { readBegin: () => beganAt.current ?? now(), forget };
}
